import { addDays, earliestDay, daysWithoutEntry } from '../src/apod/calendar.ts'
import { dayNumber, sampleOf } from './samples.ts'

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

/** What a day shows; `other` has no URL at all. */
export type Kind = 'picture' | 'film' | 'player' | 'other'

/** One day in sixty is a film, one a player; one in two hundred is `other`. */
export function kindOf(day: string): Kind {
  const number = dayNumber(day)
  if (number % 60 === 35) return 'film'
  if (number % 60 === 38) return 'player'
  return number % 200 === 60 ? 'other' : 'picture'
}

/** The first day of that kind on or after a day, for tests that need one. */
export function findDay(kind: Kind, from: string = earliestDay): string {
  let day = from
  while (kindOf(day) !== kind || daysWithoutEntry.has(day)) day = addDays(day, 1)
  return day
}

/** The first day on or after a day whose picture is about so many times as wide as high. */
export function findProportion(proportion: number, from: string): string {
  const day = findDay('picture', from)
  const { width, height } = sampleOf(day)
  const isIt = Math.abs(width / height - proportion) < 0.01
  return isIt ? day : findProportion(proportion, addDays(day, 1))
}
