/** Widths in device pixels that a picture is asked for at, narrowest first. */
const widths = [480, 960, 1440, 1920, 2880]

/**
 * The widths that a picture can be had at, as an `<img srcset>`: where its address bears the full
 * size as `w` and `h`, in proportion and never larger. Undefined for every other picture.
 */
export function srcSetOf(address: string): string | undefined {
  const url = new URL(address)
  const [full, height] = [sizeIn(url, 'w'), sizeIn(url, 'h')]
  if (!full || !height) return undefined
  return [...widths.filter((width) => width < full), full]
    .map((width) => {
      url.searchParams.set('w', String(width))
      url.searchParams.set('h', String(Math.round((height * width) / full)))
      return `${url.href} ${width}w`
    })
    .join(', ')
}

function sizeIn(url: URL, name: string) {
  const size = Number(url.searchParams.get(name))
  return Number.isInteger(size) && size > 0 ? size : undefined
}
