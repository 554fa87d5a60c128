import { afterAll, afterEach, expect, test } from 'vitest'
import { hasFields, textOf } from '../../src/apod/fields.ts'
import { startTestServer } from '../test-server.ts'
import { termsOf } from './find-posts.ts'

const { service, askList, stop } = await startTestServer({ today: '2026-09-30' })

afterAll(stop)
afterEach(() => void delete service.settings.archiveFailure)

const month = { per_page: '100', after: '2010-04-26T23:59:59', before: '2010-06-05T00:00:00' }

async function read(question: Record<string, string>) {
  const answer = await askList(question)
  const posts: unknown = await answer.json()
  if (!Array.isArray(posts)) throw new Error('The answer is no list')
  return { posts: posts.filter(hasFields), headers: answer.headers }
}

const titleOf = (post: Record<string, unknown>) =>
  hasFields(post['title']) ? textOf(post['title']['rendered']) : ''

test('A month with four days around it is one call, newest first', async () => {
  const { posts, headers } = await read(month)
  expect(posts).toHaveLength(39)
  const dates = posts.map(({ date }) => textOf(date))
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect([dates[0], dates.at(-1)]).toEqual(['2010-06-04T00:05:00', '2010-04-27T00:05:00'])
  expect(headers.get('access-control-expose-headers')).toContain('X-WP-TotalPages')
  expect([headers.get('x-wp-total'), headers.get('x-wp-totalpages')]).toEqual(['39', '1'])
})

test('A post has the fields that are asked for', async () => {
  const { posts } = await read({ ...month, _fields: 'date,slug,title' })
  for (const post of posts) expect(Object.keys(post)).toEqual(['date', 'slug', 'title'])
})

test('As in NASA’s list, days are named in several ways, and some have two posts', async () => {
  const { posts } = await read({ per_page: '100', before: '2026-09-16T00:00:00' })
  const titles = posts.map(titleOf)
  expect(titles.some((title) => /^APOD: 2026 \w+ \d+ &#8211; /.test(title))).toBe(true)
  expect(titles.some((title) => /^APOD: 2026 \w+ \d+ -\w/.test(title))).toBe(true)
  expect(titles.some((title) => /^APOD: 2026 \w+ (?:&#8211;|—|-)/.test(title))).toBe(true)
  expect(titles.some((title) => !title.startsWith('APOD'))).toBe(true)
  const isFiledLate = posts.some(({ date, migration_source_url: url }) => {
    const [, digits = ''] = /ap(\d{6})\.html$/.exec(textOf(url)) ?? []
    return digits !== '' && digits !== textOf(date).slice(2, 10).replaceAll('-', '')
  })
  expect(isFiledLate).toBe(true)
  const { headers } = await read({})
  expect(Number(headers.get('x-wp-total'))).toBeGreaterThan(11_425)
})

test('Words find parts of words in titles and texts, titles first', async () => {
  const { posts } = await read({ search: 'omet', orderby: 'relevance', per_page: '100' })
  expect(titleOf(posts[0] ?? {})).toContain('Comet')
  const both = await read({ search: 'omet "two tails"', per_page: '1' })
  expect(titleOf(both.posts[0] ?? {})).toContain('Varga-Holm')
  expect((await read({ search: 'comet -tail' })).posts).toEqual([])
  expect((await read({ search: 'cornucopia' })).posts).toEqual([])
})

test('A search of the titles finds a month', async () => {
  const { posts } = await read({
    search: '"2010 May"',
    'search_columns[]': 'post_title',
    per_page: '100',
  })
  expect(posts.length).toBeGreaterThan(25)
  for (const post of posts) expect(titleOf(post)).toContain('2010 May')
})

test.each([
  ['comet tail', ['comet', 'tail']],
  ['M 31', ['31']],
  ['the moon of Mars', ['moon', 'mars']],
  ['"NGC 1300",comet+tail', ['ngc 1300', 'comet', 'tail']],
  ['the', ['the']],
  ['a b c', ['a b c']],
  ['1 2 3 4 5 6 7 8 9 10', ['1 2 3 4 5 6 7 8 9 10']],
  ['x'.repeat(1_601), []],
])('The terms of %j are %j', (search, terms) => {
  expect(termsOf(search)).toEqual(terms)
})

test.each([
  [{ search: 'comet', per_page: '24', page: '999' }, 'rest_post_invalid_page_number'],
  [{ per_page: '101' }, 'rest_invalid_param'],
  [{ per_page: 'all' }, 'rest_invalid_param'],
  [{ page: '0' }, 'rest_invalid_param'],
  [{ after: '2010-05' }, 'rest_invalid_param'],
  [{ orderby: 'chance' }, 'rest_invalid_param'],
  [{ orderby: 'relevance' }, 'rest_no_search_term_defined'],
])('%j is refused as %s', async (question, code) => {
  const answer = await askList(question)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ code })
})

test('Nothing found, or another category, is no refusal on any page', async () => {
  expect((await read({ search: 'cornucopia', page: '2' })).posts).toEqual([])
  expect((await read({ categories: '7', page: '2' })).posts).toEqual([])
})

test('Gaps are in windows of time only', async () => {
  service.settings.archiveFailure = 'gaps'
  expect((await read(month)).posts).toHaveLength(26)
  expect((await read({ ...month, search: '2010' })).posts.length).toBeGreaterThan(26)
})

test('A page that repeats has the last posts of the one before', async () => {
  const page = (number: string) => ({ search: 'light', per_page: '24', page: number })
  const first = (await read(page('1'))).posts
  service.settings.archiveFailure = 'repeats'
  const second = (await read(page('2'))).posts
  expect(second.slice(0, 3)).toEqual(first.slice(-3))
  expect(second).toHaveLength(24)
})
