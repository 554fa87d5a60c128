import type { Entry } from '../apod/entry.ts'

export function makeEntry(date: string, fields: Partial<Entry> = {}): Entry {
  const words = { title: `The Sky of ${date}`, explanation: 'A lamp was lit.' }
  return { date, ...words, media_type: 'other', ...fields }
}

export const pictureFields = { media_type: 'image', url: 'https://pictures.example/lamp.jpg' }
