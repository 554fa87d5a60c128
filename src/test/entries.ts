import type { Entry } from '../apod/entry.ts'

/** An entry of a day, without media unless fields give some. */
export function makeEntry(date: string, fields: Partial<Entry> = {}): Entry {
  const words = { title: `The Sky of ${date}`, explanation: 'A lamp was lit.' }
  return { date, ...words, media_type: 'other', ...fields }
}

/** The fields of an entry with a picture, which no test loads. */
export const pictureFields = { media_type: 'image', url: 'https://pictures.example/lamp.jpg' }
