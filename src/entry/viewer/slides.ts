import type { GenericSlide } from 'yet-another-react-lightbox'
import { dayInWords } from '../../apod/calendar.ts'
import { isDay } from '../../apod/day.ts'
import type { Entry } from '../../apod/entry.ts'
import { copyrightLine, titleOf } from '../../apod/text.ts'

/** A picture in the viewer. */
export interface PictureSlide extends GenericSlide {
  type: 'picture'
  entry?: Entry
  isFromBookmark?: boolean
  /** What there is to say where there is no picture, or not yet. */
  notice?: string
}

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    picture: PictureSlide
  }
}

/** An entry's slide, with its captions. */
export function slideOf(entry: Entry, isFromBookmark: boolean): PictureSlide {
  const day = isDay(entry.date) ? dayInWords(entry.date, 'long') : entry.date
  const description = [day, copyrightLine(entry)].filter(Boolean).join(' · ')
  return { type: 'picture', entry, isFromBookmark, title: titleOf(entry), description }
}
