import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSuccessorResponse, parseSuccessorEntry } from './successor.ts'

const assets = 'https://assets.science.nasa.gov'
const picture = `${assets}/dynamicimage/assets/lamp.jpg?w=3000&h=2000&fit=clip`
const permalink = 'https://science.nasa.gov/image-article/lamp/'
const url = 'https://a.example/'
const response = {
  date: '2024-12-07',
  title: 'A Lamp',
  media_type: 'image',
  explanation: '<strong>Explanation:</strong> Lit.',
  credit: '',
  copyright: false,
  url: permalink,
  permalink,
  hdurl: picture,
}

const entryFrom = (fields: object) => parseSuccessorEntry({ ...response, ...fields })

test('A response with a picture is read as an entry, with its texts in plain text', () => {
  expect(entryFrom({ copyright: '<a href="x">Ada</a>', alt: 'A lamp &amp; a moth .' })).toEqual({
    date: '2024-12-07',
    title: 'A Lamp',
    media_type: 'image',
    explanation: 'Lit.',
    copyright: 'Ada',
    copyrightLinks: [{ at: 0, text: 'Ada', url: 'https://apod.nasa.gov/apod/x' }],
    alt: 'A lamp & a moth.',
    url: picture,
    hdurl: picture,
    permalink,
  })
})

test.each([
  ['APOD: 2024 December 7 &#8211; A &amp; B', 'A & B'],
  ['APOD: 2026 April &#8212; Ada&#039;s Lamp', "Ada's Lamp"],
  ['APOD: 2026 October 1 &#8211; ', ''],
])('The title %j becomes %j', (title, words) => {
  expect(entryFrom({ title })?.title).toBe(words)
})

test.each([
  ['<b> Explanation: </b>\n\nLit ( dimly ).<br /><br /><b> Calendar: </b> <br />', 'Lit (dimly).'],
  ['<strong>Explanation:\u00a0</strong>Lit.<br>\n<br>News', 'Lit.'],
  ['Lit. <b> Tomorrow&#8217;s picture: </b>moth', 'Lit.'],
  ['<b> Explanation: </b> <br /><br> Lit.<br><br>News', 'Lit.'],
  ['<b>Explanation</b>:<br><br>Lit.', 'Lit.'],
  ['<b>Explanation</b>: One.<p>Two\u2029&amp; three.', 'One.\u2029Two & three.'],
  ['One:<ul><li>two<li>three</ul><div>Four.</div>', 'One:\u2029two\u2029three\u2029Four.'],
  ['Lit<br>at dusk, as the Explanation: lamps.', 'Lit at dusk, as the Explanation: lamps.'],
])('The explanation %j becomes %j', (explanation, words) => {
  expect(entryFrom({ explanation })?.explanation).toBe(words)
})

test('An explanation’s links keep their text', () => {
  const explanation = '<b>Explanation:</b> A<a href="http://a.example/l">  lamp </a> .'
  expect(entryFrom({ explanation })).toMatchObject({
    explanation: 'A lamp.',
    explanationLinks: [{ at: 2, text: 'lamp', url: 'http://a.example/l' }],
  })
})

const labelled = (label: string) => `<b> ${label}: </b> <a href="#">Ada</a> , Nova`
const twoLabels = `${labelled('Image Credit')} ; <b> Reprocessing &amp; Copyright: </b> Ben`

test.each([
  ['Ada', 'Ben', 'Ada'],
  ['<b> </b>&nbsp;', 'Ben', 'Credit: Ben'],
  ['Ada (Nova); <em>Processing</em>: Ben', '', 'Ada (Nova); Processing: Ben'],
  [labelled('Image Credit &amp; <a href="x">Copyright</a>'), '', 'Ada, Nova'],
  [false, labelled('Video Credit'), 'Credit: Ada, Nova'],
  [twoLabels, '', 'Credit: Ada, Nova; Reprocessing & Copyright: Ben'],
  [false, '', ''],
])('The copyright %j and the credit %j become the line %j', (copyright, credit, line) => {
  const entry = entryFrom({ copyright, credit })
  expect(entry?.copyright ?? '').toBe(line)
  expect(entry).not.toHaveProperty('licence')
})

test.each(['Licence', 'License'])('A link in the label “%s” is read as the licence', (word) => {
  const licence = 'http://creativecommons.example/by-sa/3.0/'
  const label = `<b> Image Credit &amp; <a href="${licence}">${word}</a>: </b>`
  expect(entryFrom({ copyright: `${label} Ada, <a href="${url}">Nova</a>` })).toMatchObject({
    copyright: 'Credit: Ada, Nova',
    copyrightLinks: [{ at: 13, text: 'Nova', url }],
    licence,
  })
})

const thumbnail = `${assets}/dynamicimage/misc/news-thumbnail.png?w=594&h=516`
const emblem = `${assets}/dynamicimage/missions/NASA-Meatball-Feature5.png?w=1200&h=800`
const [small, large] = [`${assets}/content/dam/b.gif`, `${assets}/content/dam/b_big.jpg`]
const file = `${assets}/content/dam/f.mp4`

/** A day's page with the day's media below its heading, and other media elsewhere. */
const dayPageWith = (media: string) =>
  `<!doctype html><html><head><meta property="og:image" content="${assets}/og.jpg"></head><body><img src="${assets}/head.jpg"><center><h1> Astronomy Picture of the Day </h1><p>1995 June 16<br>${media}</center><b> A Title </b> <br><p><b> Explanation: </b> <strong>Explanation:</strong> See <img src="${assets}/wrong.jpg"> here.<iframe src="https://a.example/"></iframe></body></html>`

const image = (first: string, hdurl = first) => ({ media_type: 'image', url: first, hdurl })
const linkedPicture = `<a href='${large}'><img alt='x' Src='${small}' width=400></a>`
const twoPictures = `<a href="x" onmouseover="b.src='${large}'"><IMG SRC=${small} name=b></a><IMG SRC="${large}">`
const noScheme = `<img src="//assets.science.nasa.gov/a%20b.jpg">`

const [video, other] = [{ media_type: 'video' }, { media_type: 'other' }]
const videoTag = `<video controls><source src="///Users/x/f.mp4"><source src="${file}"></video>`
const videoEntry = { ...video, url: file }
const iframe = '<iframe src="//www.youtube.com/embed/x?rel=0"></iframe>'
const embed = { ...video, url: 'https://www.youtube.com/embed/x?rel=0' }
const script = '<source src="javascript:alert(1)">'

test.each<[string, fields: object, media: string, result: object]>([
  ['the picture in hdurl', {}, `<img src="${small}">`, image(picture)],
  ['its page’s picture', { hdurl: thumbnail }, linkedPicture, image(small, large)],
  ['the first of two pictures', { hdurl: false }, twoPictures, image(small)],
  ['an untyped picture', { hdurl: null, media_type: null }, noScheme, image(`${assets}/a%20b.jpg`)],
  ['no placeholder', { hdurl: thumbnail }, `<IMG SRC="${thumbnail}">`, other],
  ['its page’s video, not the emblem', { ...video, hdurl: emblem }, videoTag, videoEntry],
  ['a video’s poster', { ...video, hdurl: large }, videoTag, { ...videoEntry, poster: large }],
  ['its page’s embed', { media_type: 'Iframe', hdurl: thumbnail }, iframe, embed],
  ['an embed without a type', { media_type: null, hdurl: null }, iframe, embed],
  ['the poster of a lost video', { ...video, hdurl: large }, '', { ...other, poster: large }],
  ['no script', { ...video, hdurl: false }, script, other],
])('From a response, the app uses %s', (_, fields, media, result) => {
  const entry = entryFrom({ ...fields, basic_html: media && dayPageWith(media) })
  const { media_type, url: mediaUrl, hdurl, poster } = entry ?? {}
  expect({ media_type, url: mediaUrl, hdurl, poster }).toEqual(result)
})

test('The day page’s alt text is used if the response has none', () => {
  const alt = `A moth ( at\n a lamp ) . See Explanation.`
  const basic_html = dayPageWith(`<img src="${small}" alt="${alt}">`)
  expect(entryFrom({ basic_html })?.alt).toBe('A moth (at a lamp).')
})

test.each([
  [{ permalink }, 'has'],
  [{ hdurl: false }, 'has'],
  [{ hdurl: picture }, 'has'],
  [{ hdurl: 'https://apod.nasa.gov/a.jpg' }, 'doesn’t have'],
  [{ url: picture, hdurl: picture }, 'doesn’t have'],
])('A response with %j %s the successor’s format', (fields, verb) => {
  expect(isSuccessorResponse({ date: '2024-12-07', title: 'A', ...fields })).toBe(verb === 'has')
})

test('A response with any fields is read without an exception, and its texts have no markup', () => {
  const marks = ['<b>', '</b>', '<br>', '<p>', '<!--', '<img src=x onerror=alert(1)>']
  const links = ['<a href="', '<a href="ap080820.html">', '<a href="javascript:alert(1)">', '</a>']
  const pieces = fc.constantFrom(...marks, ...links, 'a', ' ', ' .', '( ', " 's", ' ” ')
  const html = fc.array(pieces, { maxLength: 12 }).map((list) => list.join(''))
  const names = fc.constantFrom(...Object.keys(response), 'alt', 'basic_html')
  fc.assert(
    fc.property(fc.dictionary(names, fc.oneof(html, fc.jsonValue())), (fields) => {
      const entry = entryFrom(fields)
      const words = [entry?.title, entry?.explanation, entry?.copyright, entry?.alt].join(' ')
      expect(words).not.toMatch(/<(b|br|p|img|a)\b/)
      for (const mediaUrl of [entry?.url, entry?.hdurl, entry?.poster])
        expect(mediaUrl ?? 'https:').toMatch(/^https:/)
      for (const link of entry?.explanationLinks ?? []) {
        expect(link.url).toMatch(/^https?:/)
        expect(entry?.explanation.startsWith(link.text, link.at)).toBe(true)
      }
    }),
  )
})
