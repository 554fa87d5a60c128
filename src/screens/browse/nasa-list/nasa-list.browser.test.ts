import { beforeEach, expect, test, vi } from 'vitest'
import { addDays } from '../../../apod/calendar.ts'
import { requireDay } from '../../../apod/day.ts'
import { monthOf } from '../../../apod/month.ts'
import { mockFetch } from '../../../test/network.ts'
import { postWithContent, makePost } from '../../../test/posts.ts'
import { parsePostMedia } from './post-media.ts'
import { bestPostByDay, type Post, parsePosts } from './posts.ts'
import { fetchSearchPage } from './use-search-posts.ts'
import { fetchMonthByTitle, fetchWallPosts } from './use-wall-posts.ts'

const today = requireDay('2026-11-20')

const json = (body: unknown, status = 200, headers = {}) => Response.json(body, { status, headers })
const requests: URL[] = []
let respond = () => json([])
const respondWithPosts = (days: readonly string[]) =>
  (respond = () => json(days.map((day) => makePost(day))))

beforeEach(() => {
  vi.setSystemTime('2026-11-20T17:00:00Z')
  requests.length = 0
  mockFetch((url) => {
    requests.push(url)
    return respond()
  })
})

const { signal } = new AbortController()
const search = (terms: string, page: number) => fetchSearchPage(terms, page, signal)
const daysOf = (posts: readonly Post[]) => posts.map(({ date }) => date)

function onlyRequest() {
  expect(requests).toHaveLength(1)
  const [url, params = ''] = decodeURIComponent(requests.join()).split('?categories=22766&')
  expect(url).toBe('https://science.nasa.gov/wp-json/wp/v2/image-article')
  return params.replaceAll('+', ' ').split('&')
}

const fields = '_fields=date,slug,title,featured_image_url,migration_source_url'
const inTitles = 'search_columns[]=post_title'

test.each([
  ['2010-05', '2010-04-26', '2010-06-05'],
  ['2010-12', '2010-11-26', '2011-01-05'],
])('The month %s is fetched in one request, with four more days on either side', async (...row) => {
  const [month, after, before] = row
  respondWithPosts([after, `${month}-01`, `${month}-31`, before])
  const posts = await fetchWallPosts({ month }, signal)
  expect(daysOf(posts)).toEqual([`${month}-01`, `${month}-31`])
  const around = [`after=${after}T23:59:59`, `before=${before}T00:00:00`]
  expect(onlyRequest()).toEqual(expect.arrayContaining([...around, 'per_page=100', fields]))
})

test('Posts dated in another month are found by title', async () => {
  respondWithPosts(['2020-12-30', '2021-01-01'])
  expect(daysOf(await fetchMonthByTitle(monthOf('2020-12-01'), signal))).toEqual(['2020-12-30'])
  expect(onlyRequest()).toEqual(expect.arrayContaining(['search="2020 December"', inTitles]))
})

test('The same day in every year takes one request, which fails if no post is of that day', async () => {
  const fetchDay = () => fetchWallPosts({ monthDay: '07-01' }, signal)
  respondWithPosts(['2015-07-01', '2014-07-14', '2013-07-01', '2012-06-01'])
  expect(daysOf(await fetchDay())).toEqual(['2015-07-01', '2013-07-01'])
  expect(onlyRequest()).toEqual(expect.arrayContaining(['search="July 1 "', inTitles]))
  respondWithPosts([])
  await expect(fetchDay()).rejects.toMatchObject({ reason: 'down' })
})

test('One page of results is requested at a time, best match first', async () => {
  respondWithPosts(['2015-01-01', '2014-12-31'])
  const { posts } = await search('comet NGC1300 – Lovejoy’s', 2)
  expect(daysOf(posts)).toEqual(['2015-01-01', '2014-12-31'])
  const terms = `search=comet "NGC 1300" Lovejoy's`
  expect(onlyRequest()).toEqual(
    expect.arrayContaining([terms, 'per_page=24', 'page=2', 'orderby=relevance']),
  )
  expect(onlyRequest()).not.toContain(inTitles)
})

const fullPage = Array.from({ length: 24 }, (_, index) => makePost(addDays('2015-01-01', index)))

test.each<[string, 'has ended' | 'goes on', Response]>([
  ['a full page', 'goes on', json(fullPage)],
  ['a short page', 'has ended', json(fullPage.slice(1))],
  ['an empty page', 'has ended', json([], 200, { 'X-WP-Total': '200' })],
  ['the last page', 'has ended', json(fullPage, 200, { 'X-WP-Total': '48' })],
  ['a short page in the middle', 'goes on', json(fullPage.slice(1), 200, { 'X-WP-Total': '49' })],
])('After %s of results, a search %s', async (_, state, response) => {
  respond = () => response
  expect(await search('comet', 2)).toMatchObject({ isLastPage: state === 'has ended' })
})

const assets = 'https://assets.science.nasa.gov'
const picture = `${assets}/dynamicimage/assets/october/x.jpg?w=1600&h=900&fit=clip`
const placeholder = `${assets}/dynamicimage/assets/a/news-thumbnail.png?w=594&h=516&fit=clip`
const post = makePost('2026-10-01', {
  slug: 'apod-2026-october-1-a-lamp',
  title: { rendered: 'APOD: 2026 October 1 &#8211; A Lamp' },
  featured_image_url: picture,
  migration_source_url: '',
})

const rawOf = (body: unknown, status = 200, headers = {}) => {
  return { status, headers: new Headers(headers), body: JSON.stringify(body) }
}
const readPosts = (...sent: Parameters<typeof rawOf>) => parsePosts(rawOf(...sent), today)
const oldUrl = (digits: string) => `https://apod.nasa.gov/apod/ap${digits}.html`
const withOldUrl = (url: string) => ({ migration_source_url: url })
const titled = (rendered: string) => ({ title: { rendered } })

test('A post is read with its day, title and picture', () => {
  const headers = { 'X-WP-Total': '61' }
  const date = post.date.slice(0, 10)
  const words = { title: 'A Lamp', alt: 'A Lamp', copyright: '' }
  const read = { key: date, date, ...words, isPlayable: false, slug: post.slug, dayRank: 1 }
  expect(readPosts([post], 200, headers)).toEqual({
    posts: [{ ...read, picture: expect.objectContaining({ largestUrl: picture }) }],
    receivedCount: 1,
    total: 61,
  })
})

test.each<[string, object, string]>([
  ['its old URL', withOldUrl(oldUrl('070713')), '2007-07-13'],
  ['its title, if its old URL has no day', withOldUrl('https://a.example/'), '2026-10-01'],
  ['its title, if its old URL has an invalid day', withOldUrl(oldUrl('261301')), '2026-10-01'],
  ['its title', { slug: 'x', ...titled('APOD: 2026 October 3 - X') }, '2026-10-03'],
  ['its slug', { slug: 'apod-2020-december-22-x', ...titled('X') }, '2020-12-22'],
  ['its date', { slug: 'x', ...titled('APOD: 2026 April – X') }, '2026-10-01'],
])('A post’s day is read from %s', (_, differing, day) => {
  expect(readPosts([{ ...post, ...differing }]).posts).toMatchObject([{ date: day }])
})

test('Invalid posts, and those of days outside the archive, are ignored', () => {
  const malformed = { ...post, date: 'soon', slug: 7, title: { rendered: {} } }
  const early = { ...post, date: '1990-01-01T00:00:00', slug: '', title: 'x' }
  const digitsOutside = ['261121', '950617', '200610']
  const outside = digitsOutside.map((digits) => ({ ...post, ...withOldUrl(oldUrl(digits)) }))
  const invalid = [null, 7, 'post', [], {}, { title: null }, malformed, early, ...outside]
  const { posts, receivedCount } = readPosts([...invalid, post])
  expect(posts).toMatchObject([{ date: '2026-10-01' }])
  expect(receivedCount).toBe(invalid.length + 1)
})

test('Among a day’s posts, one with a picture wins, and then the most reliably dated one', () => {
  const filed = { ...post, ...titled('Filed here') }
  const dated = { ...filed, slug: 'another-page', ...titled('Of no day') }
  const sure = { ...post, ...titled('Sure'), ...withOldUrl(oldUrl('261001')) }
  const other = { ...post, ...titled('Other'), ...withOldUrl(oldUrl('070713')) }
  const titlesOf = (...posts: object[]) =>
    [...bestPostByDay(readPosts(posts).posts).values()].map(({ title }) => title)
  expect(titlesOf(filed, { ...filed, ...titled('Second') })).toEqual(['Filed here'])
  expect(titlesOf(dated, filed)).toEqual(['Filed here'])
  expect(titlesOf(filed, other, sure)).toEqual(['Sure', 'Other'])
  expect(titlesOf(sure, filed, { ...sure, ...titled('Second') })).toEqual(['Sure'])
  expect(titlesOf({ ...sure, featured_image_url: '' }, filed)).toEqual(['Filed here'])
})

test('A search ends if NASA says that a page is past the last', async () => {
  respond = () => json({ code: 'rest_post_invalid_page_number' }, 400)
  expect(await search('comet', 3)).toMatchObject({ posts: [], isLastPage: true })
})

test.each([
  [200, {}, 'down'],
  [400, { code: 'rest_invalid_param' }, 'down'],
  [500, {}, 'down'],
])('A response with the status %i and the body %j fails as “%s”', (status, body, reason) => {
  expect(() => readPosts(body, status)).toThrow(expect.objectContaining({ reason }))
  expect(() => parsePostMedia(rawOf(body, status))).toThrow(expect.objectContaining({ reason }))
})

const gif = `${assets}/content/dam/science/cds/apod/apod/1995/june/e_lens.gif`
const linked = `<a href="${gif}"><img style="x" width="204" src="${gif}?w=204&amp;h=204&#038;fit=clip" alt="See Explanation."></a>`
const noMedia = { pictureUrl: undefined, alt: '', isPlayable: false }
const video = { ...noMedia, isPlayable: true }
const poster = 'https://a.example/b.jpg'
const withPoster = `<video poster="${poster}"></video>`

test.each<[string, string, object]>([
  ['a picture', linked, { ...noMedia, pictureUrl: `${gif}?w=204&h=204&fit=clip` }],
  ['alt text', `<IMG ALT='A  lamp.'>`, { ...noMedia, alt: 'A lamp.' }],
  ['a video', '<video><source src="https://a.example/b.mp4"></video>', video],
  ['a video’s poster', withPoster, { ...video, pictureUrl: poster }],
  ['only the poster', `${withPoster}<img src="${placeholder}">`, { ...video, pictureUrl: poster }],
  ['no placeholder', `<img src="${placeholder}">`, noMedia],
  ['no script', '<img src="javascript:canary()" onerror="canary()">', noMedia],
])('From a post’s content, the app uses %s', (_, html, media) => {
  expect(parsePostMedia(rawOf([postWithContent('a', html)]))).toMatchObject({ a: media })
})

test('A post without the media element has no media, and invalid posts are ignored', () => {
  const invalid = [null, 7, 'post', {}, { slug: 'b' }, { slug: 'c', content: 'text' }]
  const withoutMedia = { slug: 'a', content: { rendered: `<h1>A Day</h1><img src="${poster}">` } }
  expect(parsePostMedia(rawOf([...invalid, withoutMedia]))).toMatchObject({ a: noMedia })
})
