import { type Query, queryOptions } from '@tanstack/react-query'
import { midnightAfter, todayInNewYork } from '../apod/calendar.ts'
import type { Day } from '../apod/day.ts'
import { type Month, monthOf } from '../apod/month.ts'
import { hour } from '../service/queries.ts'
import { askList, askMedia, askTitles, type ListAnswer, type Question } from './nasa-list.ts'
import type { MediaBySlug, Post } from './read-nasa-list.ts'

/** What NASA's list has of a wall or on a page of found pictures; null while nothing is known. */
export function listQuery(question: Question) {
  return queryOptions({
    queryKey: ['list', question],
    queryFn: ({ signal }): Promise<ListAnswer | null> => askList(question, signal),
    // Without data, the failure would be forgotten during a new try. Null counts as data.
    initialData: null,
    initialDataUpdatedAt: 0,
    staleTime: hour,
    refetchInterval: ({ state }: { state: Query<ListAnswer | null>['state'] }) =>
      untilNewDay(question, state),
    refetchIntervalInBackground: true,
  })
}

/** A month's posts as their titles find them, for days that its own answer lacks. */
export function titlesQuery(month: Month) {
  return queryOptions({
    queryKey: ['titles', month],
    queryFn: ({ signal }) => askTitles(month, signal),
    staleTime: hour,
  })
}

const postsPerQuestion = 40

/** Questions for posts without a picture. Answers are not mixed, so that a later one changes no earlier question. */
export function mediaQueries(answers: readonly (readonly Post[])[]) {
  // A post without a slug can't be asked for.
  const asked = new Set([''])
  return answers.flatMap((posts) => {
    const slugs = posts.flatMap(({ picture, slug }) =>
      picture === null && !asked.has(slug) ? [slug] : [],
    )
    for (const slug of slugs) asked.add(slug)
    const count = Math.ceil(slugs.length / postsPerQuestion)
    return Array.from({ length: count }, (_, index) =>
      mediaQuery(slugs.slice(index * postsPerQuestion, (index + 1) * postsPerQuestion)),
    )
  })
}

/** What posts' own pages show, by their slugs; for the whole visit, and never asked twice. */
function mediaQuery(slugs: readonly string[]) {
  return queryOptions({
    queryKey: ['media', slugs],
    queryFn: async ({ client, signal }): Promise<MediaBySlug> => {
      const answers = client.getQueriesData<MediaBySlug>({ queryKey: ['media'] })
      const known: MediaBySlug = Object.assign({}, ...answers.map(([, media]) => media))
      const open = slugs.filter((slug) => !known[slug])
      const media = open.length > 0 ? await askMedia(open, signal) : known
      return Object.fromEntries(slugs.map((slug) => [slug, media[slug] ?? known[slug]]))
    },
    staleTime: Infinity,
    gcTime: Infinity,
  })
}

/** In how many milliseconds a wall is asked again for today, which its list lacks; false if it isn't. */
function untilNewDay(question: Question, state: Query<ListAnswer | null>['state']) {
  const today = todayInNewYork()
  const isListed = state.data?.posts.some(({ day }) => day === today)
  if (!hasDay(question, today) || isListed || state.fetchStatus !== 'idle') return false
  const lastAsked = Math.max(state.dataUpdatedAt, state.errorUpdatedAt)
  // After a sleep that time may have passed.
  return Math.max(nextPublication(lastAsked) - Date.now(), 1)
}

function hasDay(question: Question, day: Day) {
  if ('month' in question) return question.month === monthOf(day)
  return 'day' in question && question.day.slice(5) === day.slice(5)
}

/** When NASA's list may have the new day, in minutes after midnight in New York. */
const publications = [6, 20, 60]

/** The first of these times after another one; both in milliseconds since 1970. */
function nextPublication(after: number): number {
  const midnight = midnightAfter(new Date(after - hour))
  const times = publications.map((minutes) => midnight + minutes * 60_000)
  return Math.min(...times.filter((time) => time > after))
}
