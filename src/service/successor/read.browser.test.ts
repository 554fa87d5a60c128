import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSuccessorResponse, readSuccessorEntry } from './read.ts'

const picture = 'https://assets.science.nasa.gov/dynamicimage/lamp.jpg?w=3000&h=2000&fit=clip'
const page = 'https://science.nasa.gov/image-article/lamp/'
const response = {
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

const read = (fields: object) => readSuccessorEntry({ ...response, ...fields })

test('a picture becomes the same entry as from the specified service', () => {
  expect(read({ copyright: '<a href="x">Ada</a>', alt: 'A lamp &amp; a moth.' })).toEqual({
    date: '2024-12-07',
    title: 'A Lamp',
    media_type: 'image',
    explanation: 'Lit.',
    copyright: 'Ada',
    copyrightLinks: [{ at: 0, text: 'Ada', url: 'https://apod.nasa.gov/apod/x' }],
    alt: 'A lamp & a moth.',
    url: picture,
    hdurl: picture,
    permalink: page,
  })
})

test.each([
  [{ alt: 'A lamp.\nPlease see the explanation for more detailed information.' }, 'A lamp.'],
  [{ alt: '' }, 'A moth at a lamp.'],
  [{}, 'A moth at a lamp.'],
  [
    { alt: '', basic_html: '<h1>Day</h1><img src="//a.example/a.jpg" alt="See Explanation.">' },
    undefined,
  ],
  [{ alt: 'See Explanation.' }, undefined],
])('the description of %j is %j', (fields, description) => {
  const basic_html = `<h1>Day</h1><img src="//a.example/a.jpg" alt="A moth\n at a lamp. See Explanation.
    Clicking on the picture will download the highest resolution version available.">`
  expect(read({ basic_html, ...fields })?.alt).toBe(description)
})

test.each([
  ['APOD: 2024 December 7 &#8211; A &amp; B', 'A & B'],
  ['APOD: 1998 May 3 - Lamps', 'Lamps'],
  ['APOD  2024  December  17 –Lamps', 'Lamps'],
  ['APOD: 1998 May 3-Lamps', 'Lamps'],
  ['The APOD: 2024 December 7 – The Lamp', 'The APOD: 2024 December 7 – The Lamp'],
  ['<em>A</em> &lt;b&gt;', 'A <b>'],
])('the title %j is %j', (title, words) => {
  expect(read({ title })?.title).toBe(words)
})

test.each([
  ['<strong>Explanation:</strong> Lit. <br>\n<br /><strong>News.</strong> See.', 'Lit.'],
  ["Lit.<br><strong>Tomorrow's picture: </strong>x", 'Lit.'],
  ['<b> Explanation : </b> One.<p>Two &amp; <a href="x">three</a>.', 'One.\u2029Two & three.'],
  ['<br><br>Lit.', 'Lit.'],
  ['A <a href="#">lamp</a> , a <a href="x"> moth </a>and it.', 'A lamp, a moth and it.'],
  ['A<hr>B<center>C</center>D<dl><dt>E<dd>F</dl>', 'A\u2029B\u2029C\u2029D\u2029E\u2029F'],
  ['<table><tr><td>A<td>B<tr><th>C</table>', 'A\u2029B\u2029C'],
  ['a<script>alert(1)</script><style>b{}</style>c', 'ac'],
  ['', ''],
])('the explanation %j is %j', (explanation, words) => {
  expect(read({ explanation })?.explanation).toBe(words)
})

test('an entry without owner and credit has no copyright line', () => {
  expect(read({ copyright: false, credit: false })).not.toHaveProperty('copyright')
})

test('links are text with a checked URL, which keeps its scheme', () => {
  const entry = read({
    explanation:
      '<b>Explanation</b>: A <a href="http://a.example/l">lamp</a> , <a href="ap080820.html">a day</a>, <a href="///Users/x/ap261004.html">a disk</a>, <a href="javascript:alert(1)">a script</a> and <a href="#">nothing</a>.<p><a href=" //b.example ">Two</a>',
    copyright:
      '<b>Credit &amp; <a href="/x">Copyright</a>:</b> <a href="https://a.example/">Ada</a>',
  })
  expect(entry).toMatchObject({
    explanation: 'A lamp, a day, a disk, a script and nothing.\u2029Two',
    explanationLinks: [
      { at: 2, text: 'lamp', url: 'http://a.example/l' },
      { at: 8, text: 'a day', url: 'https://apod.nasa.gov/apod/ap080820.html' },
      { at: 45, text: 'Two', url: 'https://b.example/' },
    ],
    copyright: 'Ada',
    copyrightLinks: [{ at: 0, text: 'Ada', url: 'https://a.example/' }],
  })
})

test.each([
  '"https://a.example/online=1"',
  "'https://a.example/ style=1>2'",
  'https://a.example/"style=1',
])('the URL %s stays as it is', (url) => {
  const [link] = read({ explanation: `<a href=${url}>A</a>` })?.explanationLinks ?? []
  expect(link?.url).toBe(new URL(url.replace(/^(["'])(.*)\1$/, '$2')).href)
})

const player = '//www.youtube.com/embed/x?rel=0'

test.each([
  ['video', '<video><source src="https://a.example/f.mp4"></video>', 'https://a.example/f.mp4'],
  ['iframe', `<iframe src="${player}"></iframe>`, `https:${player}`],
  [null, `<iframe src="${player}"></iframe>`, `https:${player}`],
])('a day of type %s shows the film of %s', (media_type, basic_html, url) => {
  expect(read({ media_type, hdurl: false, basic_html })).toMatchObject({ media_type: 'video', url })
})

const assets = 'https://assets.science.nasa.gov/content/dam'
const standIn = 'https://assets.science.nasa.gov/dynamicimage/misc/news-thumbnail.png?w=594&h=516'
const logo = 'https://science.nasa.gov/wp-content/themes/nasa-child/assets/images/nasa-logo@2x.png'
const link = 'https://svs.gsfc.nasa.gov/12345'
const entryPageUrl = (media: string) =>
  `<meta property="og:image" content="${assets}/og.jpg"><img src="${assets}/head.jpg"><h1>Day</h1><p>1995 June 16<br>${media}<b>A Title</b><p><b> Explanation: </b> <img src="${assets}/wrong.jpg">`

test.each([
  ['a stand-in', { hdurl: standIn }, `<IMG SRC="${assets}/e_lens.gif">`, 'e_lens.gif'],
  ['the logo', { hdurl: logo }, `<img src="${assets}/a.jpg">`, 'a.jpg'],
  ['the logo first', { hdurl: null }, `<img src="${logo}"><img src="${assets}/a.jpg">`, 'a.jpg'],
  ['the emblem', { hdurl: `${assets}/NASA-Meatball.png` }, `<img src='${assets}/a.jpg'>`, 'a.jpg'],
  ['no hdurl', { hdurl: false }, `<img Src=${assets}/a.jpg width=400>`, 'a.jpg'],
  ['no type', { hdurl: null, media_type: null }, `<img src="${assets}/a%20b.jpg">`, 'a%20b.jpg'],
  ['a film that is lost', { media_type: 'video' }, `<img src="${assets}/a.jpg">`, 'a.jpg'],
  ['a web page', { hdurl: link }, `<a href="${link}"><img src="${assets}/a.jpg"></a>`, 'a.jpg'],
])('Instead of %s the picture of the day’s page is shown', (_, fields, media, name) => {
  const [media_type, url] = ['image', `${assets}/${name}`]
  const entry = read({ ...fields, basic_html: entryPageUrl(media) })
  expect(entry).toMatchObject({ media_type, url, hdurl: url })
})

test('a linked larger picture is the full size', () => {
  const [url, hdurl] = [`${assets}/small.jpg`, `${assets}/large.jpg`]
  const basic_html = entryPageUrl(`<a href="${hdurl}"><img src="${url}"></a>`)
  expect(read({ hdurl: false, basic_html })).toMatchObject({ url, hdurl })
})

test('Without a type the first film or picture decides, and a picture comes before a film otherwise', () => {
  const [film, image] = [`<iframe src="${player}"></iframe>`, `<img src="${assets}/a.jpg">`]
  const typeOf = (media: string, media_type: string | null) =>
    read({ media_type, hdurl: false, basic_html: entryPageUrl(media) })?.media_type
  expect(typeOf(film + image, null)).toBe('video')
  expect(typeOf(image + film, null)).toBe('image')
  expect(typeOf(film + image, 'image')).toBe('image')
})

test('a usable hdurl comes before the markup', () => {
  const basic_html = entryPageUrl(`<img src="${assets}/a.jpg">`)
  expect(read({ basic_html })).toMatchObject({ url: picture, hdurl: picture })
})

test.each([
  {
    media_type: 'video',
    basic_html: '<source src="///Users/a/f.mp4"><iframe src="javascript:alert(1)"></iframe>',
  },
  { media_type: 'image', hdurl: false },
  { media_type: null, hdurl: null },
  { media_type: 'image', hdurl: standIn, basic_html: entryPageUrl(`<img src="${standIn}">`) },
  { media_type: 'image', hdurl: 'javascript:alert(1)' },
])('there is nothing to show in %j', (fields) => {
  expect(read(fields)).toMatchObject({ media_type: 'other' })
  expect(read(fields)).not.toHaveProperty('url')
})

test('a film’s still of any size is its poster', () => {
  const basic_html = '<source src="https://a.example/f.mp4">'
  const still = 'https://a.example/still.png'
  expect(read({ media_type: 'video', hdurl: `${still}?w=0&h=0`, basic_html })?.poster).toBe(still)
  for (const hdurl of [false, logo])
    expect(read({ media_type: 'video', hdurl, basic_html })).not.toHaveProperty('poster')
})

test('the day’s page is its permalink, else its url, if that is a URL', () => {
  expect(read({ permalink: undefined })?.permalink).toBe(page)
  expect(read({ permalink: undefined, url: 'javascript:alert(1)' })).not.toHaveProperty('permalink')
})

test.each([
  { permalink: page },
  { basic_html: '' },
  { basic_html_url: '' },
  { post_id: 1 },
  { credit: '' },
  { copyright: false },
  { hdurl: false },
  { media_type: 'iframe' },
  { media_type: null },
  { hdurl: picture },
])('%j identifies the successor’s format', (fields) => {
  expect(
    isSuccessorResponse({ date: '2024-12-07', title: 'A Lamp', media_type: 'image', ...fields }),
  ).toBe(true)
})

test('The specified format is not the successor’s, with moved pictures neither', () => {
  const { date, title, media_type } = response
  const url = 'https://apod.nasa.gov/a.jpg'
  expect(isSuccessorResponse({ date, title, media_type, url, hdurl: url })).toBe(false)
  expect(isSuccessorResponse({ date, title, media_type, hdurl: url })).toBe(false)
  expect(isSuccessorResponse({ date, title, media_type, url: picture, hdurl: picture })).toBe(false)
  expect(isSuccessorResponse(5)).toBe(false)
})

test('with any fields, no markup comes out and nothing is thrown', () => {
  const marks = ['<b>', '</b>', '<br>', '<p>', '<script>', '<!--', '<img src=x onerror=alert(1)>']
  const links = ['<a href="', '<a href="ap080820.html">', '<a href="javascript:alert(1)">', '</a>']
  const pieces = fc.constantFrom(...marks, ...links, 'a', ' ')
  const html = fc.array(pieces, { maxLength: 12 }).map((list) => list.join(''))
  const value = fc.oneof(html, fc.jsonValue())
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...Object.keys(response), 'alt', 'basic_html'), value),
      (fields) => {
        const entry = read(fields)
        const words = [entry?.title, entry?.explanation, entry?.copyright, entry?.alt].join(' ')
        expect(words).not.toMatch(/<(b|br|p|img|script|a)\b/)
        for (const address of [entry?.url, entry?.hdurl, entry?.poster]) {
          expect(address ?? 'https:').toMatch(/^https:/)
        }
        for (const { at, text, url } of entry?.explanationLinks ?? []) {
          expect(url).toMatch(/^https?:/)
          expect(entry?.explanation.startsWith(text, at)).toBe(true)
        }
      },
    ),
  )
})
