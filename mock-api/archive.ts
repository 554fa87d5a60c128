import { addDays, earliestDay, daysWithoutEntry, todayInNewYork } from '../src/apod/calendar.ts'
import { makeEntry } from './entry.ts'
import { makePosts, type Post } from './list/posts.ts'
import { makeSuccessorEntry } from './successor-entry.ts'
import type { MockSettings } from './mock-settings.ts'

/** Where a day stands: published, without an entry, or outside what may be asked for. */
type Standing = 'published' | 'missing' | 'outOfRange'

/** All days, in both formats. */
export type Archive = {
  today: () => string
  standingOf: (day: string) => Standing
  makeEntry: (day: string, origin: string) => object
  /** Undefined if the successor knows no such day. */
  makeSuccessorEntry: (day: string, origin: string) => object | undefined
  /** All posts of NASA's list, in any order. */
  posts: () => Post[]
}

/** By the day that is today: all posts are made once, for that takes a while. */
const posts = new Map<string, Post[]>()

export function createArchive(settings: MockSettings): Archive {
  const today = () => settings.today ?? todayInNewYork()
  const standingOf = (day: string): Standing => {
    if (daysWithoutEntry.has(day) || day === addDays(today(), 1)) return 'missing'
    return day < earliestDay || day > today() ? 'outOfRange' : 'published'
  }
  const publishedDays = () => {
    const days = (Date.parse(today()) - Date.parse(earliestDay)) / 86_400_000 + 1
    return Array.from({ length: days }, (_, index) => addDays(earliestDay, index)).filter(
      (day) => !daysWithoutEntry.has(day),
    )
  }
  return {
    today,
    standingOf,
    makeEntry,
    makeSuccessorEntry: (day, origin) =>
      standingOf(day) === 'published' ? makeSuccessorEntry(day, origin) : undefined,
    posts: () => {
      const all = posts.get(today()) ?? publishedDays().flatMap((day) => makePosts(day))
      posts.set(today(), all)
      return all
    },
  }
}
