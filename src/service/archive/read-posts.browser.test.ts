import { expect, test } from 'vitest'
import { requireDay } from '../../apod/day.ts'
import { oncePerDay, readPosts } from './read-posts.ts'

const today = requireDay('2026-11-20')
const picture =
  'https://assets.science.nasa.gov/dynamicimage/assets/science/cds/apod/apod/2026/october/x.jpg?w=1600&h=900&fit=clip'

const post = {
  date: '2026-10-01T00:05:00',
  slug: 'apod-2026-october-1-a-lamp',
  title: { rendered: 'APOD: 2026 October 1 &#8211; A Lamp' },
  featured_image_url: picture,
  migration_source_url: '',
}

const read = (body: unknown, status = 200, headers = {}) =>
  readPosts({ status, headers: new Headers(headers), body: JSON.stringify(body) }, today)

test('A post is a day with its title and picture', () => {
  expect(read([post])).toEqual({
    posts: [{ day: '2026-10-01', title: 'A Lamp', picture, slug: post.slug, isSure: false }],
    length: 1,
    total: undefined,
    pages: undefined,
  })
})

const oldUrl = (digits: string) => `https://apod.nasa.gov/apod/ap${digits}.html`

test.each<[string, object, string]>([
  ['its old address', { migration_source_url: oldUrl('070713') }, '2007-07-13'],
  [
    'its old address over http',
    { migration_source_url: 'http://apod.nasa.gov/apod/ap950616.html' },
    '1995-06-16',
  ],
  [
    'its title, if its address is another one',
    { migration_source_url: 'https://www.nasa.gov/' },
    '2026-10-01',
  ],
  [
    'its title, if its address names no day',
    { migration_source_url: oldUrl('261301') },
    '2026-10-01',
  ],
  [
    'its title',
    { slug: 'apod-2026-october-2-x', title: { rendered: 'APOD: 2026 October 3 - X' } },
    '2026-10-03',
  ],
  ['its slug', { slug: 'apod-2020-december-22-x', title: { rendered: 'X' } }, '2020-12-22'],
  ['its date', { slug: 'x', title: { rendered: 'APOD: 2026 April – X' } }, '2026-10-01'],
  [
    'its date, if its slug names no day',
    { slug: 'apod-2026-february-30', title: { rendered: 'X' } },
    '2026-10-01',
  ],
])('A post’s day is named by %s', (_, fields, day) => {
  expect(read([{ ...post, ...fields }]).posts).toMatchObject([{ day }])
})

test.each([
  ['APOD: 2026 October 1 &#8211; Harvest Moon', 'Harvest Moon'],
  ['APOD: 2026 October 1 &#8211; ', ''],
  ['Pickering&#8217;s &lt;b&gt; &amp; <em>Triangle</em>', 'Pickering’s <b> & Triangle'],
  ['Safe <img src=x onerror=canary()>title , too', 'Safe title, too'],
])('The title %j is %j', (rendered, title) => {
  expect(read([{ ...post, title: { rendered } }]).posts).toMatchObject([{ title }])
})

test.each([
  '',
  'javascript:alert(1)',
  'https://assets.science.nasa.gov/dynamicimage/assets/a/news-thumbnail.png?w=594&h=516&fit=clip',
  'https://assets.science.nasa.gov/dynamicimage/assets/a/NASA-Meatball-Feature5.png?w=1200',
  'https://science.nasa.gov/wp-content/themes/nasa-child/assets/images/nasa-logo@2x.png',
  'https://pictures.example/film.mp4',
  7,
  null,
  false,
])('A post with the picture %j has none', (url) => {
  expect(read([{ ...post, featured_image_url: url }]).posts).toMatchObject([{ picture: null }])
})

test('Posts that are none, or of no day of the archive, leave the good ones', () => {
  const bad = [
    null,
    7,
    'post',
    [],
    {},
    { title: null },
    { ...post, date: 'soon', slug: 7, title: { rendered: {} } },
    { ...post, migration_source_url: oldUrl('261121') },
    { ...post, migration_source_url: oldUrl('950617') },
    { ...post, migration_source_url: oldUrl('200610') },
    { ...post, date: '1990-01-01T00:00:00', slug: '', title: 'x' },
  ]
  const { posts, length } = read([...bad, post])
  expect(posts).toMatchObject([{ day: '2026-10-01' }])
  expect(length).toBe(bad.length + 1)
})

test('A list says how many there are where its headers do', () => {
  const headers = { 'X-WP-Total': '61', 'X-WP-TotalPages': '3' }
  expect(read([], 200, headers)).toMatchObject({ total: 61, pages: 3 })
  const strange = { 'X-WP-Total': 'many', 'X-WP-TotalPages': '-1' }
  expect(read([], 200, strange)).toMatchObject({ total: undefined, pages: undefined })
})

test('A page after the last one is the end', () => {
  const body = { code: 'rest_post_invalid_page_number', data: { status: 400 } }
  expect(read(body, 400)).toMatchObject({ posts: [], length: 0, pages: 0 })
})

test.each([
  [200, {}, 'invalid'],
  [200, null, 'invalid'],
  [200, undefined, 'invalid'],
  [200, { 0: post, length: 1 }, 'invalid'],
  [400, { code: 'rest_invalid_param' }, 'unavailable'],
  [500, { code: 'rest_post_invalid_page_number' }, 'unavailable'],
  [403, [post], 'unavailable'],
  [404, { code: 'rest_no_route' }, 'moved'],
  [410, [], 'moved'],
  [429, [], 'limit'],
  [503, [], 'unavailable'],
])('%i with %j fails as ‘%s’', (status, body, reason) => {
  expect(() => read(body, status)).toThrow(expect.objectContaining({ reason }))
})

test('HTML, or a list that breaks off, is no list', () => {
  for (const body of ['<h1>Welcome</h1>', JSON.stringify([post]).slice(0, 40), '']) {
    const response = { status: 200, headers: new Headers(), body }
    expect(() => readPosts(response, today)).toThrow(expect.objectContaining({ reason: 'invalid' }))
  }
})

test('Each day is listed once, at its first place, with the post whose old address names it', () => {
  const filed = { ...post, title: { rendered: 'Filed here' } }
  const sure = { ...post, title: { rendered: 'Sure' }, migration_source_url: oldUrl('261001') }
  const other = { ...post, title: { rendered: 'Other' }, migration_source_url: oldUrl('070713') }
  const titlesOf = (...posts: object[]) => oncePerDay(read(posts).posts).map(({ title }) => title)
  expect(titlesOf(filed, { ...post })).toEqual(['Filed here'])
  expect(titlesOf(filed, other, sure)).toEqual(['Sure', 'Other'])
  expect(titlesOf(sure, filed, { ...sure, title: { rendered: 'Second' } })).toEqual(['Sure'])
})
