import { addDays, monthNames, todayInNewYork } from '../../apod/calendar.ts'
import { daysOf, type Month, formatMonth, monthOf } from '../../apod/month.ts'
import { fetchRaw, ServiceFailure } from '../../service/answer.ts'
import { nasaListUrl } from '../../settings.ts'
import type { OrderOf } from '../../navigation/addresses.ts'
import { searchParam } from './search-param.ts'
import { type Post, readPostMedia, readPosts } from './read-posts.ts'

export interface ListAnswer {
  /** A day may have two posts; those of a wall come in no order. */
  posts: readonly Post[]
  /** Posts on all pages; undefined where NASA does not say the number. */
  total?: number | undefined
  isEnd: boolean
}

/** A month, a day in all years as `07-14`, or a page, from 1, of a search. */
export type ListRequest = { month: Month } | { monthDay: string } | SearchRequest

interface SearchRequest {
  words: string
  order: OrderOf<'search'>
  page: number
}

/** @throws ServiceFailure where there is no answer */
export async function askList(request: ListRequest, signal: AbortSignal): Promise<ListAnswer> {
  if ('words' in request) return askSearch(request, signal)
  const posts =
    'month' in request
      ? await askMonth(request.month, spanOf(request.month), signal)
      : await askAnniversary(request.monthDay, signal)
  return { posts, isEnd: true }
}

async function askMonth(month: Month, params: ListParams, signal: AbortSignal) {
  const { posts } = await askPosts(params, signal)
  return posts.filter(({ day }) => monthOf(day) === month)
}

/** With four days more on either side, for a post may be filed days off. */
function spanOf(month: Month) {
  const after = `${addDays(`${month}-01`, -5)}T23:59:59`
  const before = `${addDays(daysOf(month).at(-1) ?? '', 5)}T00:00:00`
  return { per_page: '100', orderby: 'date', order: 'desc', after, before }
}

/** Finds a month's posts by their titles: some are filed outside of its span. @throws as `askList` does */
export function askTitles(month: Month, signal: AbortSignal): Promise<Post[]> {
  const [name, year] = formatMonth(month).split(' ')
  return askMonth(month, titleParams(`${year} ${name}`), signal)
}

/** A title begins with its year, month and day; the blank at the end keeps `July 1` from finding `July 14`. */
async function askAnniversary(monthDay: string, signal: AbortSignal): Promise<Post[]> {
  const [month = 1, number] = monthDay.split('-').map(Number)
  const { posts } = await askPosts(titleParams(`${monthNames[month - 1]} ${number} `), signal)
  const ofDay = posts.filter(({ day }) => day.slice(5) === monthDay)
  if (ofDay.length === 0) throw new ServiceFailure('invalid')
  return ofDay
}

function titleParams(phrase: string) {
  return { search: `"${phrase}"`, 'search_columns[]': 'post_title', per_page: '100' }
}

/** A list never has so many slugs that the URL is too long. @throws as `askList` does */
export async function askPostMedia(slugs: readonly string[], signal: AbortSignal) {
  const url = listUrl({ slug: slugs.join(), per_page: '100', _fields: 'slug,content' })
  return readPostMedia(await fetchRaw(url, signal))
}

const postsPerPage = 24

/** Sorted by day, posts that only mention the words would stand among those about them: titles alone are searched. */
const titleOnly = { orderby: 'date', 'search_columns[]': 'post_title' }
const paramsOfOrder: Record<OrderOf<'search'>, ListParams> = {
  best: { orderby: 'relevance' },
  newest: { ...titleOnly, order: 'desc' },
  oldest: { ...titleOnly, order: 'asc' },
}

async function askSearch(request: SearchRequest, signal: AbortSignal): Promise<ListAnswer> {
  const { words, order, page } = request
  const search = searchParam(words)
  if (search === '') return { posts: [], total: 0, isEnd: true }
  const paging = { per_page: String(postsPerPage), page: String(page) }
  const params = { search, ...paramsOfOrder[order], ...paging }
  const { posts, sentCount, total } = await askPosts(params, signal)
  const isLast = total === undefined ? sentCount < postsPerPage : page * postsPerPage >= total
  return { posts, total, isEnd: isLast || sentCount === 0 }
}

type ListParams = Readonly<Record<string, string>>

async function askPosts(params: ListParams, signal: AbortSignal) {
  return readPosts(await fetchRaw(listUrl(params), signal), todayInNewYork())
}

function listUrl(params: ListParams) {
  const url = nasaListUrl()
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value)
  return url
}
