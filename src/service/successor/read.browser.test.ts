import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSuccessorResponse, readSuccessorEntry } from './read.ts'

const assets = 'https://assets.science.nasa.gov'
const picture = `${assets}/dynamicimage/assets/lamp.jpg?w=3000&h=2000&fit=clip`
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
  expect(read({ copyright: '<a href="x">Ada</a>', alt: 'A lamp &amp; a moth .' })).toEqual({
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
  ['APOD: 2024 December 7 &#8211; A &amp; B', 'A & B'],
  ['APOD: 2026 April &#8212; Ada&#039;s Lamp', "Ada's Lamp"],
  ['APOD: 2007 July 16 -Lamps', 'Lamps'],
  ['Ada Nova: 1879 - 1955', 'Ada Nova: 1879 - 1955'],
  ['The Lamp \u2019s Light', 'The Lamp\u2019s Light'],
])('the title %j is %j', (title, words) => {
  expect(read({ title })?.title).toBe(words)
})

test.each([
  ['<strong>Explanation: </strong>Lit.<br><br><strong>News.</strong> See.', 'Lit.'],
  ['<b> Explanation: </b>\n\nLit ( dimly ).<br /><br /><b> Calendar: </b> <br />', 'Lit (dimly).'],
  ['<strong>Explanation:\u00a0</strong>Lit.<br>\n<br>News', 'Lit.'],
  [`Lit.<br><strong>Tomorrow's picture: </strong>moth`, 'Lit.'],
  ['Lit. <b> Tomorrow&#8217;s picture: </b>moth', 'Lit.'],
  ['<b>Explanation</b>: One.<p>Two &amp; three.', 'One.\u2029Two & three.'],
  ['Lit<br>at dusk, as the Explanation: lamps.', 'Lit at dusk, as the Explanation: lamps.'],
  ['', ''],
])('the explanation %j is %j', (explanation, words) => {
  expect(read({ explanation })?.explanation).toBe(words)
})

test('an explanation has its links at their words', () => {
  const explanation =
    '<strong>Explanation:</strong> A <a href="http://a.example/l">lamp</a> , <a href="///Users/x/ap.html">a disk</a> and <a href="ap080820.html">a day</a> .'
  expect(read({ explanation })).toMatchObject({
    explanation: 'A lamp, a disk and a day.',
    explanationLinks: [
      { at: 2, text: 'lamp', url: 'http://a.example/l' },
      { at: 19, text: 'a day', url: 'https://apod.nasa.gov/apod/ap080820.html' },
    ],
  })
})

const credit = (label: string) => `<b> ${label}: </b> <a href="#">Ada</a> , Nova`

test.each([
  ['Ada', 'Ben', 'Ada'],
  ['', 'Ben', 'Credit: Ben'],
  ['Ada (Nova); <em>Processing</em>: Ben', '', 'Ada (Nova); Processing: Ben'],
  [credit('Image Credit &amp; <a href="x">Copyright</a>'), '', 'Ada, Nova'],
  [credit('Illustration Credit'), '', 'Credit: Ada, Nova'],
  [false, credit('Video Credit'), 'Credit: Ada, Nova'],
  [
    `${credit('Image Credit')} ; <b> Reprocessing &amp; Copyright: </b> Ben`,
    '',
    'Credit: Ada, Nova; Reprocessing & Copyright: Ben',
  ],
  [false, '', undefined],
])('the owner %j and the credit %j give the line %j', (copyright, name, line) => {
  const entry = read({ copyright, credit: name })
  expect(entry?.copyright).toBe(line)
  expect(entry).not.toHaveProperty('licence')
})

test.each(['Licence', 'License'])(
  'the address of a %s stays, beside the names and their links',
  (word) => {
    const licence = 'http://creativecommons.example/by-sa/3.0/'
    const copyright = `<b> Image Credit &amp; <a href="${licence}">${word}</a>: </b> Ada, <a href="https://a.example/">Nova</a>`
    expect(read({ copyright })).toMatchObject({
      copyright: 'Credit: Ada, Nova',
      copyrightLinks: [{ at: 13, text: 'Nova', url: 'https://a.example/' }],
      licence,
    })
  },
)

const standIn = `${assets}/dynamicimage/misc/news-thumbnail.png?w=594&h=516`
const emblem = `${assets}/dynamicimage/missions/NASA-Meatball-Feature5.png?w=1200&h=800`
const [small, large] = [`${assets}/content/dam/b.gif`, `${assets}/content/dam/b_big.jpg`]
const film = `${assets}/content/dam/f.mp4`

/** A day's page with media below its heading, and others where they are not the day's. */
const pageOf = (media: string) =>
  `<!doctype html><html><head><meta property="og:image" content="${assets}/og.jpg"></head><body><img src="${assets}/head.jpg"><center><h1> Astronomy Picture of the Day </h1><p>1995 June 16<br>${media}</center><b> A Title </b> <br><p><b> Explanation: </b> <strong>Explanation:</strong> See <img src="${assets}/wrong.jpg"> here.<iframe src="https://a.example/"></iframe></body></html>`

const shownIn = (url: string, hdurl = url) => ({ media_type: 'image', url, hdurl })

test.each<[string, object, string, object]>([
  ['hdurl', {}, `<img src="${small}">`, shownIn(picture)],
  ['hdurl, without a page', {}, '', shownIn(picture)],
  ['the page’s, for a stand-in', { hdurl: standIn }, `<IMG SRC="${small}">`, shownIn(small)],
  [
    'the page’s with its larger one',
    { hdurl: standIn },
    `<a href='${large}'><img alt='x' Src='${small}' width=400></a>`,
    shownIn(small, large),
  ],
  [
    'the first of two',
    { hdurl: false },
    `<a href="x" onmouseover="b.src='${large}'"><IMG SRC=${small} name=b></a><IMG SRC="${large}">`,
    shownIn(small),
  ],
  [
    'the page’s, without a type',
    { hdurl: null, media_type: null },
    `<img src="//assets.science.nasa.gov/a%20b.jpg">`,
    shownIn(`${assets}/a%20b.jpg`),
  ],
  ['none', { hdurl: false }, '', { media_type: 'other' }],
  ['none beside a stand-in', { hdurl: standIn }, `<IMG SRC="${standIn}">`, { media_type: 'other' }],
])('the picture shown is %s', (_, fields, media, shown) => {
  const { media_type, url, hdurl } = read({ ...fields, basic_html: media && pageOf(media) }) ?? {}
  expect({ media_type, url, hdurl }).toEqual({ url: undefined, hdurl: undefined, ...shown })
})

const player = '//www.youtube.com/embed/x?rel=0'

test.each<[string | null, unknown, string, object]>([
  [
    'video',
    emblem,
    `<video controls><source src="${film}" type="video/mp4"></video>`,
    { url: film },
  ],
  [
    'video',
    `${large}?w=0&h=0`,
    `<source src="///Users/x/f.mp4"><source src="${film}">`,
    { url: film, poster: large },
  ],
  ['iframe', standIn, `<iframe src="${player}"></iframe>`, { url: `https:${player}` }],
  [null, null, `<iframe src="${player}"></iframe>`, { url: `https:${player}` }],
  ['video', `${large}?w=0&h=0`, '', { media_type: 'other', poster: large }],
  ['video', false, '<source src="javascript:alert(1)">', { media_type: 'other' }],
])('a day of type %s with the still %s and %j shows %j', (type, hdurl, media, shown) => {
  const entry = read({ media_type: type, hdurl, basic_html: pageOf(media) })
  const { media_type, url, poster } = entry ?? {}
  expect({ media_type, url, poster }).toEqual({
    media_type: 'video',
    url: undefined,
    poster: undefined,
    ...shown,
  })
})

test.each([
  [{ alt: 'A lamp .\n Please see the explanation for more detailed information.' }, 'A lamp.'],
  [{ alt: '' }, 'A moth (at a lamp).'],
  [{ alt: 'See Explanation.' }, undefined],
])('the description of %j is %j', (fields, description) => {
  const alt = `A moth ( at\n a lamp ) . See Explanation.`
  const basic_html = pageOf(`<img src="${small}" alt="${alt}">`)
  expect(read({ basic_html, ...fields })?.alt).toBe(description)
})

test('the day’s page is its permalink, else its url, if that is a URL', () => {
  expect(read({ permalink: undefined })?.permalink).toBe(page)
  expect(read({ permalink: undefined, url: 'javascript:alert(1)' })).not.toHaveProperty('permalink')
})

test.each([
  { permalink: page },
  { basic_html: '' },
  { credit: '' },
  { hdurl: false },
  { hdurl: picture },
])('%j identifies the successor’s format', (fields) => {
  expect(isSuccessorResponse({ date: '2024-12-07', title: 'A Lamp', ...fields })).toBe(true)
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
  const marks = ['<b>', '</b>', '<br>', '<p>', '<!--', '<img src=x onerror=alert(1)>']
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
        expect(words).not.toMatch(/<(b|br|p|img|a)\b/)
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
