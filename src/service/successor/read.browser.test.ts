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
  ['APOD: 2024 December 7 – The Lamp&#8217;s End', 'The Lamp’s End'],
  ['APOD: 2024 December 7 &#8211; A &amp; B', 'A & B'],
  ['APOD: 1998 May 3 - Lamps', 'Lamps'],
  ['APOD  2024  December  17 –Lamps', 'Lamps'],
  ['APOD: 1998 May 3-Lamps', 'Lamps'],
  ['The APOD: 2024 December 7 – The Lamp', 'The APOD: 2024 December 7 – The Lamp'],
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
  ['<strong>Explanation:&nbsp;</strong>Lit.', 'Lit.'],
  ['<b>Explanation</b>: Lit.', 'Lit.'],
  ['<b> Explanation : </b> Lit.', 'Lit.'],
  [
    'A <a href="#">lamp</a> , a <a href="x"> moth </a>and <a href="y">it </a>.',
    'A lamp, a moth and it.',
  ],
  ['One<br>two', 'One two'],
  ['A<hr>B<center>C</center>D', 'A\u2029B\u2029C\u2029D'],
  ['<table><tr><td>A<td>B<tr><th>C</table>', 'A\u2029B\u2029C'],
  ['A<section>B</section><dl><dt>C<dd>D</dl><pre>E</pre>F', 'A\u2029B\u2029C\u2029D\u2029E\u2029F'],
  ['a<script>alert(1)</script><style>b{}</style>c', 'ac'],
  ['', ''],
])('the explanation %j is %j', (explanation, words) => {
  expect(read({ explanation })?.explanation).toBe(words)
})

test.each([
  [{ copyright: 'Ada', credit: 'Ben' }, 'Ada'],
  [
    { copyright: false, credit: '<strong>Image Credit:</strong> <a>NASA</a>, JPL' },
    'Credit: NASA, JPL',
  ],
  [{ copyright: '', credit: 'NASA' }, 'Credit: NASA'],
  [
    { copyright: '<b> Image Credit &amp; <a href="x">Copyright</a>: </b> Ada , Nova' },
    'Ada , Nova',
  ],
  [{ copyright: '<b>Illustration Copyright:</b> <a href="#">Ada</a> , Nova' }, 'Ada, Nova'],
  [{ copyright: '<b>Video Credit:</b> NASA' }, 'Credit: NASA'],
  [{ copyright: '<b>Credits:</b> ', credit: 'Ben' }, 'Credit: Ben'],
  [{ copyright: false, credit: 'Image Credit & Copyright: Ada' }, 'Ada'],
  [{ copyright: 'Copyright Ada Stargazer: Obs' }, 'Copyright Ada Stargazer: Obs'],
  [{ copyright: 'Image Credit & Copyright (2024): Ada' }, 'Ada'],
  [{ copyright: 'Image Credit and Processing: Ada' }, 'Credit: Ada'],
  [{ copyright: false, credit: false }, undefined],
])('the copyright line of %j is %j', (fields, words) => {
  expect(read(fields)?.copyright).toBe(words)
})

test('links are text with a checked URL', () => {
  const entry = read({
    explanation:
      '<b>Explanation</b>: A <a href="http://a.example/l">lamp</a> , <a href="ap080820.html">a day</a>, <a href="///Users/x/ap261004.html">a disk</a>, <a href="javascript:alert(1)">a script</a> and <a href="#">nothing</a>.<p><a href=" //b.example ">Two</a>',
    copyright:
      '<b>Credit &amp; <a href="/x">Copyright</a>:</b> <a href="https://a.example/">Ada</a>',
  })
  expect(entry).toMatchObject({
    explanation: 'A lamp, a day, a disk, a script and nothing.\u2029Two',
    explanationLinks: [
      { at: 2, text: 'lamp', url: 'https://a.example/l' },
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

const assets = 'https://assets.science.nasa.gov/content/dam'
const standIn = 'https://assets.science.nasa.gov/dynamicimage/misc/news-thumbnail.png?w=594&h=516'
const logo = 'https://science.nasa.gov/wp-content/themes/nasa-child/assets/images/nasa-logo@2x.png'
const entryPageUrl = (media: string) =>
  `<meta property="og:image" content="${assets}/og.jpg"><img src="${assets}/head.jpg"><h1>Day</h1><p>1995 June 16<br>${media}<b>A Title</b><p><b> Explanation: </b> <img src="${assets}/wrong.jpg">`

test.each([
  ['a stand-in', { hdurl: standIn }, `<IMG SRC="${assets}/e_lens.gif">`, 'e_lens.gif'],
  ['the logo', { hdurl: logo }, `<img src="${assets}/a.jpg">`, 'a.jpg'],
  ['the logo first', { hdurl: null }, `<img src="${logo}"><img src="${assets}/a.jpg">`, 'a.jpg'],
  ['the emblem', { hdurl: `${assets}/NASA-Meatball.png` }, `<img src='${assets}/a.jpg'>`, 'a.jpg'],
  ['no hdurl', { hdurl: false }, `<img Src=${assets}/a.jpg width=400>`, 'a.jpg'],
  [
    'no type',
    { hdurl: null, media_type: null },
    `<img src="//${assets.slice(8)}/sun%20LD.jpg">`,
    'sun%20LD.jpg',
  ],
  ['http', { hdurl: null }, `<img src="http://${assets.slice(8)}/a.jpg">`, 'a.jpg'],
  [
    'an icon first',
    { hdurl: null },
    `<img src="${assets}/i.gif" width="16"><img src="${assets}/a.jpg">`,
    'a.jpg',
  ],
  [
    'a stand-in first',
    { hdurl: null },
    `<img src="${standIn}"><img src="${assets}/a.jpg">`,
    'a.jpg',
  ],
  ['a width in percent', { hdurl: null }, `<img src="${assets}/a.jpg" width="50%">`, 'a.jpg'],
  [
    'a name like an icon’s',
    { hdurl: null },
    `<img src="${assets}/icons/b.png"><img src="${assets}/icon-192x192.png"><img src="${assets}/icon_nebula.jpg">`,
    'icon_nebula.jpg',
  ],
  [
    'a film in the explanation',
    { hdurl: null, media_type: 'video' },
    `<img src="${assets}/a.jpg"><p>Explanation: <iframe src="https://a.example/"></iframe>`,
    'a.jpg',
  ],
  ['two', { hdurl: null }, `<img src="${assets}/a.jpg"><img src="${assets}/b.jpg">`, 'a.jpg'],
  [
    'a film that is lost',
    { hdurl: standIn, media_type: 'video' },
    `<img src="${assets}/a.jpg">`,
    'a.jpg',
  ],
])('the picture is found in the day’s page: %s', (_, fields, media, name) => {
  expect(read({ ...fields, basic_html: entryPageUrl(media) })).toMatchObject({
    media_type: 'image',
    url: `${assets}/${name}`,
  })
})

test('a linked larger picture is the full size', () => {
  const media = `<a href="${assets}/large.jpg"><img src="${assets}/small.jpg"></a>`
  expect(read({ hdurl: false, basic_html: entryPageUrl(media) })).toMatchObject({
    url: `${assets}/small.jpg`,
    hdurl: `${assets}/large.jpg`,
  })
})

test('a linked web page is not the full size, and as hdurl no picture', () => {
  const linked = 'https://svs.gsfc.nasa.gov/12345'
  const media = `<a href="${linked}"><img src="${assets}/a.jpg"></a>`
  expect(read({ hdurl: linked, basic_html: entryPageUrl(media) })).toMatchObject({
    url: `${assets}/a.jpg`,
    hdurl: `${assets}/a.jpg`,
  })
})

test.each([
  [
    'a film before a picture',
    `<iframe src="${player}"></iframe><img src="${assets}/a.jpg">`,
    'video',
  ],
  [
    'a picture before a film',
    `<img src="${assets}/a.jpg"><iframe src="${player}"></iframe>`,
    'image',
  ],
])('without a type the markup decides: %s', (_, media, media_type) => {
  expect(read({ media_type: null, hdurl: false, basic_html: entryPageUrl(media) })).toMatchObject({
    media_type,
  })
})

test('a picture of the day comes before a film that stands first', () => {
  const basic_html = entryPageUrl(`<iframe src="${player}"></iframe><img src="${assets}/a.jpg">`)
  expect(read({ hdurl: false, basic_html })).toMatchObject({ media_type: 'image' })
})

test('a usable hdurl comes before the markup', () => {
  expect(read({ basic_html: entryPageUrl(`<img src="${assets}/a.jpg">`) })).toMatchObject({
    url: picture,
    hdurl: picture,
  })
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

test('the specified format with moved pictures is not the successor’s', () => {
  const { date, title, media_type } = response
  expect(isSuccessorResponse({ date, title, media_type, url: picture, hdurl: picture })).toBe(false)
})

test('the specified format is not the successor’s', () => {
  const { date, title, media_type } = response
  const of = {
    date,
    title,
    media_type,
    url: 'https://apod.nasa.gov/a.jpg',
    hdurl: 'https://apod.nasa.gov/b.jpg',
  }
  expect(isSuccessorResponse(of)).toBe(false)
  expect(isSuccessorResponse({ ...of, url: undefined })).toBe(false)
  expect(isSuccessorResponse(5)).toBe(false)
})

test('with any fields, no markup comes out and nothing is thrown', () => {
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
    '<a href="ap080820.html">',
    '<a href="javascript:alert(1)">',
    '</a>',
    '\uE000',
    '\uE001',
  )
  const html = fc.array(pieces, { maxLength: 12 }).map((list) => list.join(''))
  const value = fc.oneof(html, fc.jsonValue())
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...Object.keys(response), 'alt', 'basic_html'), value),
      (fields) => {
        const entry = read(fields)
        const words = [entry?.title, entry?.explanation, entry?.copyright, entry?.alt].join(' ')
        expect(words).not.toMatch(/<(b|br|p|img|script|a)\b/)
        for (const address of [entry?.url, entry?.hdurl, entry?.poster, entry?.permalink]) {
          expect(address ?? 'https:').toMatch(/^https:/)
        }
        expect(words).not.toMatch(/[\uE000\uE001]/)
        for (const { at, text, url } of entry?.explanationLinks ?? []) {
          expect(url).toMatch(/^https:/)
          expect(entry?.explanation.startsWith(text, at)).toBe(true)
        }
      },
    ),
  )
})
