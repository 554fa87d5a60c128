import { altOf, copyrightLineOf, titleOf } from './entry-text.ts'
import type { Entry } from './entry.ts'
import { isPlayable, mediaOf, type PictureMedia, pictureMediaOf } from './media.ts'

/** What a slideshow shows of an entry, a bookmark or a post. */
export interface Slide {
  /** The bookmark's key, or the day. */
  key: string
  date: string
  title: string
  copyright: string
  alt: string
  picture: PictureMedia
}

/** Undefined if the entry has no picture. That of a video or embed is its poster. */
export function slideOf(entry: Entry, key: string | number = entry.date): Slide | undefined {
  const { date, poster } = entry
  const media = mediaOf(entry)
  const picture = isPlayable(media) ? pictureMediaOf({ date, poster }) : media
  if (picture?.kind !== 'picture') return undefined
  return {
    key: String(key),
    date,
    title: titleOf(entry),
    copyright: copyrightLineOf(entry),
    alt: altOf(entry),
    picture,
  }
}
