import type { Entry } from '../apod/entry.ts'
import type { Slide } from '../apod/slide.ts'

export function makeEntry(date: string, fields: Partial<Entry> = {}): Entry {
  const words = { title: `The Sky of ${date}`, explanation: 'A lamp was lit.' }
  return { date, ...words, media_type: 'other', ...fields }
}

export const pictureFields = { media_type: 'image', url: 'https://pictures.example/lamp.jpg' }

export function makeSlide(date: string, url = pictureFields.url): Slide {
  const title = `The Sky of ${date}`
  const files = { sources: [{ url }], largestUrl: url, originalUrl: url }
  return {
    key: date,
    date,
    title,
    copyright: '',
    alt: title,
    picture: { kind: 'picture', ...files },
  }
}
