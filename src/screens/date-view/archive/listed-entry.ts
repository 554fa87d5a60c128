import type { Entry } from '../../../apod/entry.ts'
import type { ListedPicture } from '../../../service/archive/read-posts.ts'

/** A listed picture as an entry without words, for what shows the pictures of entries. */
export function listedEntry({ day, title, picture }: ListedPicture): Entry {
  const entry = { date: day, title, media_type: 'image', explanation: '' }
  return picture === null ? entry : { ...entry, url: picture }
}
