import { readStored, store } from '../ui/local-storage.ts'

const name = 'picture place'

/** Remembers where a picture stands on the page, for a window of this size. */
export function rememberPlace(picture: Element) {
  const { left, top, width, height } = picture.getBoundingClientRect()
  const box = [left + scrollX, top + scrollY, width, height]
  store(name, [innerWidth, innerHeight, ...box].join(' '))
}

/** Puts a picture where the last one stood. False where the window has another size now. */
export function putInPlace({ style }: HTMLElement): boolean {
  const [windowWidth, windowHeight, ...box] = (readStored(name) ?? '').split(' ').map(Number)
  if (windowWidth !== innerWidth || windowHeight !== innerHeight) return false
  const [left, top, width, height] = box.map((length) => `${length}px`)
  Object.assign(style, { position: 'absolute', left, top, width, height })
  return true
}
