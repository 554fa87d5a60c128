import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addDays } from '../../apod/calendar.ts'
import { requireDay } from '../../apod/day.ts'
import { archiveDaysOf, monthOf } from '../../apod/month.ts'
import { askList, askMedia, askTitles } from './ask-list.ts'

const today = requireDay('2026-11-20')
const month = (text: string) => monthOf(`${text}-01`)

const postOf = (day: string) => ({
  date: `${day}T00:05:00`,
  title: { rendered: `Picture of ${day}` },
})

const asked: URL[] = []
/** What NASA's list answers to each call. */
let answer: (url: URL) => Response | Promise<Response> = () => json([])

const json = (body: unknown, status = 200, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers })

beforeEach(() => {
  vi.setSystemTime('2026-11-20T17:00:00Z')
  asked.length = 0
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = new URL(input instanceof Request ? input.url : input)
    asked.push(url)
    return answer(url)
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const { signal } = new AbortController()
const askMonth = (text: string) => askList({ month: month(text) }, signal)
const askFound = (words: string, page: number) => askList({ words, page }, signal)
const question = (index: number) => Object.fromEntries(asked[index]?.searchParams ?? [])
const shared = {
  categories: '22766',
  _fields: 'date,slug,title,featured_image_url,migration_source_url',
}

test('A month is asked in one call, with four days around it', async () => {
  const days = archiveDaysOf(month('2010-05'), today)
  answer = () => json([...days, '2010-04-30', '2010-06-01'].map(postOf))
  const { posts, isEnd } = await askMonth('2010-05')
  expect(posts.map(({ day }) => day)).toEqual(days)
  expect(isEnd).toBe(true)
  expect(asked).toHaveLength(1)
  expect(asked[0]?.href).toMatch(/^https:\/\/science\.nasa\.gov\/wp-json\/wp\/v2\/image-article\?/)
  expect(question(0)).toEqual({
    ...shared,
    per_page: '100',
    orderby: 'date',
    order: 'desc',
    after: '2010-04-26T23:59:59',
    before: '2010-06-05T00:00:00',
  })
})

test('A month is asked for by its titles, for what lies outside of the window', async () => {
  answer = () => json(['2020-12-30', '2021-01-01'].map(postOf))
  const posts = await askTitles(month('2020-12'), signal)
  expect(posts.map(({ day }) => day)).toEqual(['2020-12-30'])
  expect(question(0)).toEqual({
    ...shared,
    per_page: '100',
    search: '"2020 December"',
    'search_columns[]': 'post_title',
  })
})

test('A day in all years is asked in one call by its titles, and of other days nothing is kept', async () => {
  const askYears = () => askList({ day: requireDay('2000-07-01') }, signal)
  answer = () => json(['2015-07-01', '2014-07-14', '2013-07-01', '2012-06-01'].map(postOf))
  const { posts, isEnd } = await askYears()
  expect(posts.map(({ day }) => day)).toEqual(['2015-07-01', '2013-07-01'])
  expect(isEnd).toBe(true)
  expect(asked).toHaveLength(1)
  expect(question(0)).toEqual({
    ...shared,
    search: '"July 1 "',
    'search_columns[]': 'post_title',
    per_page: '100',
  })
  answer = () => json([])
  await expect(askYears()).rejects.toMatchObject({ reason: 'invalid' })
})

test('Pages of posts are asked for by their slugs alone, with no other fields', async () => {
  answer = () => json([{ slug: 'b', content: { rendered: '' } }])
  const media = await askMedia(['a', 'b'], signal)
  expect(media).toEqual({ b: { picture: null, alt: '', isFilm: false } })
  expect(question(0)).toEqual({
    categories: '22766',
    _fields: 'slug,content',
    slug: 'a,b',
    per_page: '100',
  })
})

test('Words are asked folded, page by page, best match first', async () => {
  answer = () => json([postOf('2015-01-01'), postOf('2014-12-31')])
  const { posts } = await askFound('comet NGC1300 – Lovejoy’s', 2)
  expect(posts.map(({ day }) => day)).toEqual(['2015-01-01', '2014-12-31'])
  expect(question(0)).toEqual({
    ...shared,
    search: `comet "NGC 1300" Lovejoy's`,
    per_page: '24',
    orderby: 'relevance',
    page: '2',
  })
})

const full = Array.from({ length: 24 }, (_, index) => postOf(addDays('2015-01-01', index)))

test.each<[string, Response, boolean]>([
  ['a full page', json(full), false],
  ['a short page', json(full.slice(1)), true],
  ['an empty page', json([], 200, { 'X-WP-TotalPages': '9' }), true],
  ['the last of all pages', json(full, 200, { 'X-WP-TotalPages': '2' }), true],
  ['a short page of more', json(full.slice(1), 200, { 'X-WP-TotalPages': '3' }), false],
  ['a page after the last', json({ code: 'rest_post_invalid_page_number' }, 400), true],
])('Whether %s is the end', async (_, response, isEnd) => {
  answer = () => response
  expect(await askFound('comet', 2)).toMatchObject({ isEnd })
})

test('Words that are none are not asked', async () => {
  for (const words of ['', ' ', '–', '""']) {
    expect(await askFound(words, 1)).toEqual({ posts: [], total: 0, isEnd: true })
  }
  expect(asked).toEqual([])
})

test('A list that fails, fails with its reason', async () => {
  answer = () => json({}, 429)
  await expect(askFound('comet', 1)).rejects.toMatchObject({ reason: 'limit' })
  await expect(askMonth('2010-05')).rejects.toMatchObject({ reason: 'limit' })
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(askFound('comet', 1)).rejects.toMatchObject({ reason: 'unreachable' })
})
