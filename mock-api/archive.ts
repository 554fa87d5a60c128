import { addDays, daysWithoutEntry, earliestDay, todayInNewYork } from '../src/apod/calendar.ts'
import { makePosts, type Post } from './list/posts.ts'
import type { MockSettings } from './mock-settings.ts'

export type Archive = {
  /** The last day that has an entry. */
  today: () => string
  statusOf: (day: string) => 'published' | 'missing' | 'outOfRange'
  posts: () => Post[]
}

/** The posts of each archive by its `today`. Archives share them, because making them takes a long time. */
const postsByToday = new Map<string, Post[]>()

export function createArchive(settings: MockSettings): Archive {
  const today = () => settings.today ?? todayInNewYork()
  return {
    today,
    statusOf: (day) => {
      if (daysWithoutEntry.has(day) || day === addDays(today(), 1)) return 'missing'
      return day < earliestDay || day > today() ? 'outOfRange' : 'published'
    },
    posts: () => {
      const posts = postsByToday.get(today()) ?? makeAllPosts(today())
      postsByToday.set(today(), posts)
      return posts
    },
  }
}

function makeAllPosts(today: string): Post[] {
  const posts: Post[] = []
  for (let day: string = earliestDay; day <= today; day = addDays(day, 1)) {
    if (!daysWithoutEntry.has(day)) posts.push(...makePosts(day))
  }
  return posts
}
