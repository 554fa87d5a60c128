import { expect, test } from 'vitest'
import { mediaOf, pictureOf, pictureUrl } from './media.ts'

const entry = { date: '2024-01-05', title: 'A Lamp', explanation: 'Lit.' }

test.each([
  ['image', 'https://apod.nasa.gov/a.jpg', 'picture'],
  ['image', 'https://apod.nasa.gov/a.mp4', 'picture'],
  ['video', 'https://apod.nasa.gov/a.mp4', 'film'],
  ['video', 'https://apod.nasa.gov/A.MOV?x=1', 'film'],
  ['video', 'https://www.youtube.com/embed/x', 'player'],
  ['video', 'https://films.example/a.mp4/embed', 'player'],
  ['other', 'https://apod.nasa.gov/page.html', 'player'],
  ['', 'https://apod.nasa.gov/a.jpg', 'player'],
])('%s at %s is a %s', (media_type, url, kind) => {
  expect(mediaOf({ ...entry, media_type, url })).toMatchObject(
    kind === 'picture' ? { kind, sources: [{ url }] } : { kind, url },
  )
})

test('an entry without a URL has none', () => {
  expect(mediaOf({ ...entry, media_type: 'other' })).toEqual({ kind: 'none' })
  expect(mediaOf({ ...entry, media_type: 'image', url: 'javascript:alert(1)' })).toEqual({
    kind: 'none',
  })
})

test('a film’s still has the width of a card, and is never a stand-in', () => {
  const film = { ...entry, media_type: 'video', url: 'https://a.example/f.mp4' }
  const assets = 'https://assets.science.nasa.gov'
  const poster = (url: string) => mediaOf({ ...film, poster: `${assets}/${url}` })
  expect(poster('content/dam/still.png?w=3000&h=1500')).toMatchObject({
    poster: `${assets}/dynamicimage/assets/still.png?w=1440&h=720`,
  })
  expect(poster('content/dam/still.gif')).toMatchObject({
    poster: `${assets}/content/dam/still.gif`,
  })
  expect(poster('dynamicimage/misc/news-thumbnail.png')).toHaveProperty('poster', undefined)
  expect(poster('dynamicimage/NASA-Meatball-5.png')).toHaveProperty('poster', undefined)
  expect(mediaOf(film)).toHaveProperty('poster', undefined)
  const elsewhere = { ...film, poster: 'https://a.example/still.jpg' }
  expect(mediaOf(elsewhere)).toEqual({ kind: 'film', url: film.url, poster: elsewhere.poster })
})

const pictured = { date: '2018-03-17', title: 'A Lamp', explanation: 'Lit.', media_type: 'image' }
const host = 'https://assets.science.nasa.gov'
const original = (name: string) => `${host}/content/dam/a/${name}`
const resized = (name: string, search: string) => `${host}/dynamicimage/assets/a/${name}?${search}`

function picture(fields: { url?: string; hdurl?: string; title?: string }, isFromBookmark = false) {
  const found = pictureOf({ ...pictured, ...fields }, isFromBookmark)
  if (!found) throw new Error('no picture')
  return { ...found, urls: found.sources.map(({ url }) => url) }
}

test('a picture elsewhere is shown as it is, and its full size is hdurl', () => {
  const [url, hdurl] = ['https://a.example/shown.jpg', ' http://a.example/full.png ']
  expect(picture({ url, hdurl })).toMatchObject({
    sources: [{ url }],
    largest: 'https://a.example/full.png',
    fullSize: 'https://a.example/full.png',
  })
})

test.each(['https://x.example/a.mov', 'https://svs.gsfc.nasa.gov/12345', '', 'a.jpg'])(
  'the full size is the shown picture where hdurl is %j',
  (hdurl) => {
    expect(picture({ url: 'https://a.example/shown.jpg', hdurl }).fullSize).toBe(
      'https://a.example/shown.jpg',
    )
  },
)

test.each('mov mp4 webm ogv mpeg tif psd fits pdf zip HTML'.split(' '))(
  'a file that ends in .%s is no picture, and one that only contains it is',
  (ending) => {
    expect(pictureUrl(`https://a.example/full.${ending}`)).toBeNull()
    const url = `https://a.example/full.${ending}.jpg`
    expect(pictureUrl(url)).toBe(url)
  },
)

test('another service may give any width of a picture whose size is in the URL', () => {
  const url = 'https://a.example/p.jpg?w=960&h=480'
  const [narrow, shown] = ['https://a.example/p.jpg?w=480&h=240', url]
  expect(picture({ url }).sources).toEqual([{ url, srcset: `${narrow} 480w, ${shown} 960w` }])
})

test('a placeholder’s picture is never the full size', () => {
  const shown = { url: 'https://a.example/logo.png', hdurl: 'https://a.example/full.png' }
  expect(picture({ ...shown, title: 'NASA Science' }).fullSize).toBe(shown.url)
})

test.each([original('p.jpg?w=1600&h=800'), resized('p.jpg', 'w=1600&h=800')])(
  '%s is asked of the resizer, then as it was uploaded',
  (url) => {
    const { urls, sources, fullSize, largest } = picture({ url })
    expect(urls).toEqual([resized('p.jpg', 'w=1440&h=720'), original('p.jpg')])
    expect(sources[0]?.srcset).toBe(
      [480, 960, 1440, 1600]
        .map((w) => `${resized('p.jpg', `w=${w}&h=${w / 2}`)} ${w}w`)
        .join(', '),
    )
    expect(fullSize).toBe(original('p.jpg'))
    expect(largest).toBe(resized('p.jpg', 'w=1600&h=800'))
  },
)

test('if the size is unknown, the widths are those of screens', () => {
  const { sources, largest } = picture({ url: original('p.jpg') })
  expect(sources[0]?.srcset).toBe(
    [480, 960, 1440, 1920].map((w) => `${resized('p.jpg', `fit=clip&w=${w}`)} ${w}w`).join(', '),
  )
  expect(largest).toBe(original('p.jpg'))
})

test('a small picture is not scaled up, and a huge one is scaled down', () => {
  expect(picture({ url: resized('p.jpg', 'w=300&h=200') }).sources[0]?.srcset).toBe(
    `${resized('p.jpg', 'w=300&h=200')} 300w`,
  )
  expect(picture({ url: resized('p.jpg', 'w=9000&h=6000') }).sources[0]?.srcset).toMatch(/ 3840w$/)
})

test.each([
  ['A height alone says nothing about the size', 'p.jpg', 'h=800', ['w=1440']],
  ['Only the end of a name makes it a PNG or GIF', 'p.png.gif.jpg', 'w=3&h=2', ['w=3&h=2']],
  ['A PNG is WebP first', 'p.png', 'w=9&h=3', ['w=9&h=3&format=webp', 'w=9&h=3']],
])('%s: %s?%s is asked of the resizer as %j, then as it was uploaded', (_, name, given, asked) => {
  const urls = [...asked.map((search) => resized(name, search)), original(name)]
  expect(picture({ url: resized(name, given) }).urls).toEqual(urls)
})

const [logo, lost] = ['https://a.example/nasa-logo.png', 'https://a.example/news-thumbnail.png']
const [gif, large, big] = [original('p.GIF'), original('l.gif'), 'https://a.example/big.jpg']

test.each([
  ['The larger picture is tried if the shown one fails', gif, large, [gif, large]],
  ['A larger picture elsewhere is tried, too', gif, big, [gif, big]],
  ['A placeholder’s picture is its logo, which is known to fail', logo, logo, [logo]],
  ['hdurl is shown if url is not a picture', lost, big, [big]],
])('%s: %s', (_, url, hdurl, urls) => {
  expect(picture({ url, hdurl }).urls).toEqual(urls)
})

test('a GIF is always the original', () => {
  const { urls, largest, fullSize } = picture({ url: resized('p.GIF', 'w=512&h=512') })
  expect([...urls, largest, fullSize]).toEqual([gif, gif, gif])
})

const old = 'https://apod.nasa.gov/apod/image/1803/crab.jpg'
const moved = 'science/cds/apod/apod/2018/march/crab.jpg'
const movedUrls = [
  `${host}/dynamicimage/assets/${moved}?fit=clip&w=1440`,
  `${host}/content/dam/${moved}`,
]

test('For an answer the given URL comes first, for a bookmark the new one', () => {
  expect(picture({ url: old })).toMatchObject({ urls: [old, ...movedUrls], fullSize: old })
  const [, fullSize] = movedUrls
  expect(picture({ url: old }, true)).toMatchObject({ urls: [...movedUrls, old], fullSize })
})

test.each([
  {},
  { url: 'https://x.example/misc/news-thumbnail.png?w=594' },
  { hdurl: `${host}/dynamicimage/assets/NASA-Meatball-Feature5.png` },
])('there is no picture in %j', (fields) => {
  expect(pictureOf({ ...pictured, ...fields }, false)).toBeNull()
})
