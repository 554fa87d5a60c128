import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bearsSuccessorForm, readSuccessorForm } from './successor-form.ts'

const picture = 'https://assets.science.nasa.gov/dynamicimage/lamp.jpg?w=3000&h=2000&fit=clip'
const page = 'https://science.nasa.gov/image-article/lamp/'
const form = {
  date: '2024-12-07',
  title: 'A Lamp',
  media_type: 'image',
  explanation: '<strong>Explanation:</strong> Lit.',
  credit: '',
  copyright: false,
  url: page,
  permalink: page,
  hdurl: picture,
}

const read = (fields: object) => readSuccessorForm({ ...form, ...fields })

test('a picture becomes the same entry as of old', () => {
  expect(read({ copyright: '<a href="x">Ada</a>', alt: 'A lamp &amp; a moth.' })).toEqual({
    date: '2024-12-07',
    title: 'A Lamp',
    media_type: 'image',
    explanation: 'Lit.',
    copyright: 'Ada',
    alt: 'A lamp & a moth.',
    url: picture,
    hdurl: picture,
    permalink: page,
  })
})

test.each([
  ['APOD: 2024 December 7 – The Lamp&#8217;s End', 'The Lamp’s End'],
  ['APOD: 2024 December 7 &#8211; A &amp; B', 'A & B'],
  ['APOD: 1998 May 3 - Lamps', 'Lamps'],
  ['Sh2-188: The Lamp', 'Sh2-188: The Lamp'],
  ['<em>A</em> &lt;b&gt;', 'A <b>'],
])('the title %j is %j', (title, words) => {
  expect(read({ title })?.title).toBe(words)
})

test.each([
  ['<strong>Explanation: </strong>Lit.<br><br><strong>News.</strong> See.', 'Lit.'],
  ['<strong>Explanation:</strong> Lit. <br>\n<br />News', 'Lit.'],
  ["<strong>Explanation: </strong>Lit.<br><strong>Tomorrow's picture: </strong>x", 'Lit.'],
  ['Lit.<b>Tomorrow’s picture:</b> x', 'Lit.'],
  [
    '<p><strong>Explanation:</strong> One.</p><p>Two &amp; <a href="x">three</a>.</p>',
    'One.\u2029Two & three.',
  ],
  ['<br><br>Lit.', 'Lit.'],
  ['One<br>two', 'One two'],
  ['a<script>alert(1)</script><style>b{}</style>c', 'ac'],
  ['', ''],
])('the explanation %j is %j', (explanation, words) => {
  expect(read({ explanation })?.explanation).toBe(words)
})

test.each([
  [{ copyright: 'Ada', credit: 'Ben' }, 'Ada'],
  [
    { copyright: false, credit: '<strong>Image Credit:</strong> <a>NASA</a>, JPL' },
    'Image Credit: NASA, JPL',
  ],
  [{ copyright: '', credit: 'NASA' }, 'Credit: NASA'],
  [{ copyright: false, credit: false }, undefined],
])('of %j the copyright line is %j', (fields, words) => {
  expect(read(fields)?.copyright).toBe(words)
})

const player = '//www.youtube.com/embed/x?rel=0'

test.each([
  [
    'a film',
    { media_type: 'video', basic_html: '<video><source src="https://a.example/f.mp4"></video>' },
    'https://a.example/f.mp4',
  ],
  [
    'a player',
    { media_type: 'iframe', basic_html: `<iframe src="${player}"></iframe>` },
    `https:${player}`,
  ],
  [
    'YouTube’s page',
    { media_type: 'video', basic_html: '<iframe src="https://youtu.be/abc"></iframe>' },
    'https://www.youtube.com/embed/abc',
  ],
  [
    'YouTube’s other page',
    { media_type: 'video', basic_html: '<embed src="https://www.youtube.com/watch?v=abc&t=1">' },
    'https://www.youtube.com/embed/abc',
  ],
  [
    'Vimeo’s page',
    { media_type: 'video', basic_html: '<iframe src="https://vimeo.com/123"></iframe>' },
    'https://player.vimeo.com/video/123',
  ],
  [
    'a film of no type',
    { media_type: null, hdurl: false, basic_html: `<iframe src="${player}"></iframe>` },
    `https:${player}`,
  ],
  [
    'the second where the first is on a disk',
    {
      media_type: 'video',
      basic_html: `<source src="///Users/a/f.mp4"><source src="//a.example/f.mp4">`,
    },
    'https://a.example/f.mp4',
  ],
  [
    'not what is there for the scriptless',
    {
      media_type: 'video',
      basic_html: `<p></p><noscript><iframe src="https://t.example/"></iframe></noscript><iframe src="${player}"></iframe>`,
    },
    `https:${player}`,
  ],
])('%s is found', (_, fields, url) => {
  expect(read(fields)).toMatchObject({ media_type: 'video', url })
})

test.each([
  {
    media_type: 'video',
    basic_html: '<source src="///Users/a/f.mp4"><iframe src="javascript:alert(1)"></iframe>',
  },
  { media_type: 'image', hdurl: false },
  { media_type: null, hdurl: null },
  { media_type: 'image', hdurl: 'https://a.example/news-thumbnail.png' },
  { media_type: 'image', hdurl: 'javascript:alert(1)' },
])('there is nothing to show in %j', (fields) => {
  expect(read(fields)).toMatchObject({ media_type: 'other' })
  expect(read(fields)).not.toHaveProperty('url')
})

test('a film’s still is its poster, of whatever size it has', () => {
  const basic_html = '<source src="https://a.example/f.mp4">'
  const still = 'https://a.example/still.png'
  expect(read({ media_type: 'video', hdurl: `${still}?w=0&h=0`, basic_html })?.poster).toBe(still)
  expect(read({ media_type: 'video', hdurl: false, basic_html })).not.toHaveProperty('poster')
})

test('the day’s page is its permalink, else its url, and nothing but an address', () => {
  expect(read({ permalink: undefined })?.permalink).toBe(page)
  expect(read({ permalink: undefined, url: 'javascript:alert(1)' })).not.toHaveProperty('permalink')
})

test.each([
  { permalink: page },
  { basic_html: '' },
  { post_id: 1 },
  { credit: '' },
  { copyright: false },
  { hdurl: false },
  { media_type: 'iframe' },
  { media_type: null },
  { hdurl: picture },
])('%j tells the successor’s form', (tell) => {
  expect(
    bearsSuccessorForm({ date: '2024-12-07', title: 'A Lamp', media_type: 'image', ...tell }),
  ).toBe(true)
})

test('the specified form does not bear it', () => {
  const { date, title, media_type } = form
  const of = {
    date,
    title,
    media_type,
    url: 'https://apod.nasa.gov/a.jpg',
    hdurl: 'https://apod.nasa.gov/b.jpg',
  }
  expect(bearsSuccessorForm(of)).toBe(false)
})

test('whatever the fields, no markup comes out and nothing is thrown', () => {
  const pieces = fc.constantFrom(
    '<b>',
    '</b>',
    '<br>',
    '<p>',
    '<img src=x onerror=alert(1)>',
    '<script>',
    'a',
    ' ',
    '<!--',
    '<a href="',
  )
  const html = fc.array(pieces, { maxLength: 12 }).map((list) => list.join(''))
  const value = fc.oneof(html, fc.jsonValue())
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...Object.keys(form), 'alt', 'basic_html'), value),
      (fields) => {
        const entry = read(fields)
        const words = [entry?.title, entry?.explanation, entry?.copyright, entry?.alt].join(' ')
        expect(words).not.toMatch(/<(b|br|p|img|script|a)\b/)
        for (const address of [entry?.url, entry?.hdurl, entry?.poster, entry?.permalink]) {
          expect(address ?? 'https:').toMatch(/^https:/)
        }
      },
    ),
  )
})
