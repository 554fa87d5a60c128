import { kindOf, type Kind } from './kind.ts'
import { sampleOf } from './samples.ts'

/** A day's entry in the legacy format; `origin` is where its media are served. */
export function makeEntry(day: string, origin: string) {
  const { title, explanation, copyright } = sampleOf(day)
  return {
    ...(copyright !== undefined && { copyright }),
    date: day,
    explanation,
    ...media[kindOf(day)](day, `${origin}/mock`),
    service_version: 'v1',
    title,
  }
}

type Media = { media_type: 'image' | 'video' | 'other'; url?: string; hdurl?: string }

const media: Record<Kind, (day: string, folder: string) => Media> = {
  picture: (day, folder) => ({
    media_type: 'image',
    url: `${folder}/${day}.${formatOf(day)}`,
    hdurl: `${folder}/${day}-full.${formatOf(day)}`,
  }),
  film: (_, folder) => ({ media_type: 'video', url: `${folder}/film.webm` }),
  player: (day, folder) => ({ media_type: 'video', url: `${folder}/player/${day}` }),
  other: () => ({ media_type: 'other' }),
}

/** How the name of the day's picture ends: `webp`, `jpg` or `gif`. */
export function formatOf(day: string): string {
  return sampleOf(day).file.replace(/^.*\./, '')
}
