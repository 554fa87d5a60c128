import type { Entry } from '../../apod/entry.ts'
import { linkedPictureUrl } from '../../apod/picture.ts'
import { readDayPage } from './day-page.ts'

type MediaFields = Pick<Entry, 'media_type' | 'url' | 'hdurl' | 'poster'>

/**
 * The media of the successor's format, in an entry's fields.
 * @param type `image`, `video`, `iframe`, or empty if the service does not say
 * @param hdurl a picture, or a film's still
 * @param html the day's page
 */
export function findMedia(type: string, hdurl: string, html: string): MediaFields {
  const page = readDayPage(html)
  const still = sizedUrl(hdurl)
  const poster = still ? { poster: still } : {}
  const film = page.film ? { media_type: 'video', url: page.film, ...poster } : null
  const inPage = page.picture ? pictureFields(page.picture, page.large ?? page.picture) : null
  const none = { media_type: 'other', ...poster }
  // The still of a lost film is not a picture of the day.
  if (isFilm(type, page.isFilmFirst)) return film ?? inPage ?? none
  return (still ? pictureFields(still, still) : inPage) ?? film ?? none
}

function isFilm(type: string, isFilmFirst: boolean) {
  return type === 'video' || type === 'iframe' || (type === '' && isFilmFirst)
}

function pictureFields(url: string, hdurl: string): MediaFields {
  return { media_type: 'image', url, hdurl }
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
