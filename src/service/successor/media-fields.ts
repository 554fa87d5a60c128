import type { Entry } from '../../apod/entry.ts'
import { collapseWhitespace } from '../../text/plain-text.ts'
import { httpsUrl } from '../../text/urls.ts'
import { linkedPictureUrl, pictureUrl } from '../../apod/media.ts'
import { parseInertly, withoutOddBlanks } from '../html.ts'

type MediaFields = Pick<Entry, 'media_type' | 'url' | 'hdurl' | 'poster'>

/** The type is `image`, `video`, `iframe`, or empty if the service does not say; `hdurl` may be a film's still. */
export function readMediaFields(
  type: string,
  hdurl: string,
  page: ReturnType<typeof readPageMedia>,
): MediaFields {
  const still = sizedUrl(hdurl)
  if (type === 'video' || type === 'iframe' || (type === '' && page.film)) {
    const film = page.film ? { media_type: 'video', url: page.film } : { media_type: 'other' }
    return still ? { ...film, poster: still } : film
  }
  const url = still ?? page.picture
  if (!url) return { media_type: 'other' }
  return { media_type: 'image', url, hdurl: still ?? page.large ?? url }
}

/** A still of unknown size comes as w=0&h=0, which would request no pixels. */
function sizedUrl(text: string) {
  const picture = linkedPictureUrl(text)
  if (!picture) return null
  const url = new URL(picture)
  for (const name of ['w', 'h']) {
    if (url.searchParams.get(name) === '0') url.searchParams.delete(name)
  }
  return url.href
}

/** Reads the media between a day's heading and its explanation, which may contain others. */
export function readPageMedia(html: string) {
  const all = [...parseInertly(html).querySelectorAll('h1, b, strong, img, source, iframe')]
  const heading = all.findIndex(({ tagName }) => tagName === 'H1')
  const label = all.findIndex(({ textContent }) => /^\s*Explanation:/.test(textContent))
  const media = all.slice(heading + 1, label < 0 ? all.length : label)
  const image = media.find((element) => element.matches('img') && mediaUrl(element))
  const film = media.find((element) => element.matches('source, iframe') && mediaUrl(element))
  const alt = collapseWhitespace(image?.getAttribute('alt') ?? '')
  return {
    picture: image ? mediaUrl(image) : null,
    alt: withoutOddBlanks({ text: alt, links: [] }).text,
    large: linkedPictureUrl(image?.closest('a')?.getAttribute('href')),
    film: film ? mediaUrl(film) : null,
  }
}

/** Null for a stand-in, and for a file on somebody's disk. */
function mediaUrl(element: Element) {
  const source = element.getAttribute('src')
  return element.matches('img') ? pictureUrl(source) : httpsUrl(source)
}
