import { addDays, todayInNewYork } from '../../apod/calendar.ts'
import { type Day, parseDay } from '../../apod/day.ts'
import { archiveDaysOf, daysOf, type Month, monthInWords, monthOf } from '../../apod/month.ts'
import { archiveBase } from '../config.ts'
import { createLookUpCache } from '../look-up-cache.ts'
import { request } from '../request.ts'
import { absoluteUrl } from '../services.ts'
import { foldWords } from './folded-words.ts'
import { type Post, type PostPage, readPosts } from './read-posts.ts'

/** What NASA's list has of a month, or of what was searched for. */
export interface ListAnswer {
  /** A month's in its order, those found for words with the best match first; a day may have two. */
  posts: readonly Post[]
  /** How many there are on all pages; undefined where NASA does not say it. */
  total?: number | undefined
  /** Whether no page follows. */
  isEnd: boolean
}

/** Names a list: a month by its last day until today, or a page that was found for words. */
export type ListKey = Day | `${number} ${string}`

/** The key of a month; another one each day for the current month, which grows. */
export function monthKey(month: Month, today: Day): ListKey {
  return daysOf(month).findLast((day) => day <= today) ?? today
}

/**
 * The key of what is found for words.
 * @param page from 1
 */
export function foundKey(words: string, page: number): ListKey {
  return `${page} ${words}`
}

/** The lists of this visit. */
export const listCache = createLookUpCache({ ask: askList, maximum: 24, asksOnce: true })

/** Asks NASA's list. Throws LookUpFailure where there is no answer. */
export function askList(key: ListKey, signal: AbortSignal): Promise<ListAnswer> {
  const day = parseDay(key)
  if (day) return askMonth(monthOf(day), signal)
  const [page = '', ...words] = key.split(' ')
  return askFound(words.join(' '), Number(page), signal)
}

async function askMonth(month: Month, signal: AbortSignal): Promise<ListAnswer> {
  const { posts } = await ask(windowOf(month), signal)
  const known = new Set(posts.map(({ day }) => day))
  const past = archiveDaysOf(month, addDays(todayInNewYork(), -1))
  const others = past.every((day) => known.has(day)) ? [] : await askTitles(month, signal)
  const inMonth = [...posts, ...others].filter(({ day }) => monthOf(day) === month)
  return { posts: inMonth.toSorted((a, b) => a.day.localeCompare(b.day)), isEnd: true }
}

/** Both ends are outside of the window: four days more on either side, for a post may be filed days off. */
function windowOf(month: Month) {
  const [from, to] = [addDays(`${month}-01`, -5), addDays(daysOf(month).at(-1) ?? '', 5)]
  const order = { per_page: '100', orderby: 'date', order: 'desc' }
  return { ...order, after: `${from}T23:59:59`, before: `${to}T00:00:00` }
}

/** Finds the posts that lie outside of the window; without them the month stands as well. */
async function askTitles(month: Month, signal: AbortSignal) {
  const [name, year] = monthInWords(month).split(' ')
  const question = {
    search: `"${year} ${name}"`,
    'search_columns[]': 'post_title',
    per_page: '100',
  }
  try {
    return (await ask(question, signal)).posts
  } catch {
    return []
  }
}

const pageLength = 24

async function askFound(words: string, page: number, signal: AbortSignal): Promise<ListAnswer> {
  const search = foldWords(words)
  if (search === '') return { posts: [], total: 0, isEnd: true }
  const order = { per_page: String(pageLength), orderby: 'relevance', page: String(page) }
  const found = await ask({ search, ...order }, signal)
  // A short page is usually the last one.
  const isLast = found.pages === undefined ? found.length < pageLength : page >= found.pages
  const isEnd = isLast || found.length === 0
  return { posts: found.posts, total: found.total, isEnd }
}

const base = archiveBase(import.meta.env.VITE_APOD_ARCHIVE_URL)

async function ask(
  question: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<PostPage> {
  const url = absoluteUrl(base)
  for (const [name, value] of Object.entries(question)) url.searchParams.set(name, value)
  return readPosts(await request(url, signal), todayInNewYork())
}
