import { addDays, earliestDay, daysWithoutEntry } from '../src/apod/calendar.ts'
import { epochDay, sampleOf } from './samples.ts'

/** Returns a day's entry in the legacy format. `origin` serves its media. */
export function makeEntry(day: string, origin: string) {
  const { title, explanation, copyright } = sampleOf(day)
  return {
    ...(copyright !== undefined && { copyright }),
    date: day,
    explanation,
    ...mediaFields[kindOf(day)](day, `${origin}/mock`),
    service_version: 'v1',
    title,
  }
}

type MediaFields = { media_type: 'image' | 'video' | 'other'; url?: string; hdurl?: string }

const mediaFields: Record<Kind, (day: string, folder: string) => MediaFields> = {
  picture: (day, folder) => ({
    media_type: 'image',
    url: `${folder}/${day}.${formatOf(day)}`,
    hdurl: `${folder}/${day}-full.${formatOf(day)}`,
  }),
  video: (_, folder) => ({ media_type: 'video', url: `${folder}/video.webm` }),
  embed: (day, folder) => ({ media_type: 'video', url: `${folder}/player/${day}` }),
  other: () => ({ media_type: 'other' }),
}

export function formatOf(day: string): string {
  return sampleOf(day).file.replace(/^.*\./, '')
}

/** What a day shows. The kind `other` has no URL. */
export type Kind = 'picture' | 'video' | 'embed' | 'other'

/** One day in 60 has a video, and one an embed. One in 200 has `other`. */
export function kindOf(day: string): Kind {
  const number = epochDay(day)
  if (number % 60 === 35) return 'video'
  if (number % 60 === 38) return 'embed'
  return number % 200 === 60 ? 'other' : 'picture'
}

/** Returns the first day of a kind, from this day on. */
export function findDay(kind: Kind, from: string = earliestDay): string {
  let day = from
  while (kindOf(day) !== kind || daysWithoutEntry.has(day)) day = addDays(day, 1)
  return day
}

/** Returns the first day, from this day on, whose picture has about this ratio of width to height. */
export function findDayWithAspectRatio(ratio: number, from: string): string {
  const day = findDay('picture', from)
  const { width, height } = sampleOf(day)
  const isFound = Math.abs(width / height - ratio) < 0.01
  return isFound ? day : findDayWithAspectRatio(ratio, addDays(day, 1))
}
