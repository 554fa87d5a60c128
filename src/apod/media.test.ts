import { expect, test } from 'vitest'
import { parseHttpsUrl } from '../text/urls.ts'
import type { Entry } from './entry.ts'
import { mediaOf, parsePictureUrl } from './media.ts'
import { newPictureUrl, wallpaperUrl } from './picture-sources.ts'

const entry = { date: '2018-03-17', title: 'A Lamp', explanation: 'Lit.', media_type: 'image' }
const host = 'https://assets.science.nasa.gov'
const original = (name: string) => `${host}/content/dam/a/${name}`
const resized = (name: string, search: string) => `${host}/dynamicimage/assets/a/${name}?${search}`

test.each([
  ['//www.youtube.com/embed/x?rel=0', 'https://www.youtube.com/embed/x?rel=0'],
  [' \thttps://apod.nasa.gov/a.jpg \n', 'https://apod.nasa.gov/a.jpg'],
  ['javascript:alert(1)', 'no URL'],
  ['https://exa mple.org/', 'no URL'],
  [null, 'no URL'],
  // Only the page's own origin keeps http.
  ['http://127.0.0.1:4173/a.png', 'http://127.0.0.1:4173/a.png'],
  ['http://127.0.0.1:4174/a.png', 'https://127.0.0.1:4174/a.png'],
])('As a URL, %j is read as %s', (value, url) => {
  expect(parseHttpsUrl(value, 'http://127.0.0.1:4173') ?? 'no URL').toBe(url)
})

test.each([
  ['image', 'https://apod.nasa.gov/a.mp4', 'picture'],
  ['IMAGE', 'https://apod.nasa.gov/a.jpg', 'picture'],
  ['video', 'https://apod.nasa.gov/A.MOV?x=1', 'video'],
  // The browser then says that it can’t play it.
  ['video', 'https://apod.nasa.gov/a.wmv', 'video'],
  ['', 'https://apod.nasa.gov/a.jpg', 'embed'],
  ['video', 'https://player.vimeo.com/video/1', 'embed'],
  ['other', '', 'none'],
  ['image', 'javascript:alert(1)', 'none'],
  ['video', 'https://science.nasa.gov/image-article/a-shrimp/', 'none'],
  ['video', 'https://apod.nasa.gov/apod/image/1903/Pano/ap190301.html', 'embed'],
])('An entry of type “%s” with the URL “%s” has media of kind “%s”', (media_type, url, kind) => {
  expect(mediaOf({ ...entry, media_type, ...(url && { url }) })).toHaveProperty('kind', kind)
})

const video = { ...entry, media_type: 'video', url: 'https://a.example/f.mp4' }

test('NASA’s logo doesn’t count as media', () => {
  const logo = { ...entry, url: 'https://a.example/a.jpg', title: 'NASA Science' }
  expect(mediaOf(logo).kind).toBe('none')
})

test.each([
  [original('still.png?w=3000&h=1500'), resized('still.png', 'w=1440&h=720&format=webp')],
  [original('still.jpg?w=0&h=0'), resized('still.jpg', 'w=1440')],
  [resized('news-thumbnail.png', ''), 'nothing'],
])('For the video poster %s, the app requests %s', (given, requested) => {
  const poster = requested === 'nothing' ? undefined : requested
  expect(mediaOf({ ...video, poster: given })).toEqual({ kind: 'video', url: video.url, poster })
})

function picture(fields: Partial<Entry>) {
  const media = mediaOf({ ...entry, ...fields })
  if (media.kind !== 'picture') throw new Error('no picture')
  return { ...media, urls: media.sources.map(({ url }) => url) }
}

const usual = 'https://a.example/usual.jpg'

test.each([
  [' http://a.example/full.png ', 'https://a.example/full.png'],
  ['https://x.example/a.mov', usual],
])('A picture on another site with the hdurl %j has its full size at %s', (hdurl, full) => {
  const media = picture({ url: usual, hdurl })
  expect(media).toMatchObject({ sources: [{ url: usual }], largestUrl: full, originalUrl: full })
})

test.each(['hdurl', 'poster'])('If a URL is a day’s page, the picture comes from %s', (name) => {
  const url = 'https://apod.nasa.gov/apod/ap260412.html'
  expect(picture({ media_type: 'video', url, [name]: usual })).toMatchObject({ urls: [usual] })
})

test.each(['&', '&#038;', '&#38;', '&amp;'])('In a picture’s URL, “%s” is read as “&”', (and) => {
  expect(parsePictureUrl(`https://a.example/p?w=9${and}h=3`)).toBe('https://a.example/p?w=9&h=3')
})

test('A day’s page, or a file that no browser can show, isn’t taken for a picture', () => {
  expect(parsePictureUrl('https://science.nasa.gov/image-article/a-lamp/')).toBeUndefined()
  for (const ending of 'mov mp4 webm ogv mpeg tif psd fits pdf zip HTML'.split(' ')) {
    expect(parsePictureUrl(`https://a.example/full.${ending}`)).toBeUndefined()
    const url = `https://a.example/full.${ending}.jpg`
    expect(parsePictureUrl(url)).toBe(url)
  }
})

test('A picture of known size is requested from the resizer, then as the original', () => {
  const { urls, sources, ...rest } = picture({ url: original('p.jpg?w=1600&h=800') })
  expect(urls).toEqual([resized('p.jpg', 'w=1440&h=720'), original('p.jpg')])
  const size = (width: number) => `${resized('p.jpg', `w=${width}&h=${width / 2}`)} ${width}w`
  expect(sources[0]?.srcset).toBe([480, 960, 1440, 1600].map(size).join(', '))
  const largest = resized('p.jpg', 'w=1600&h=800')
  expect(rest).toMatchObject({ originalUrl: original('p.jpg'), largestUrl: largest })
})

test('A picture of unknown size is requested in common widths, and no picture is enlarged', () => {
  const { sources, largestUrl: largest } = picture({ url: original('p.jpg') })
  const size = (width: number) => `${resized('p.jpg', `fit=clip&w=${width}`)} ${width}w`
  expect(sources[0]?.srcset).toBe([480, 960, 1440, 1920].map(size).join(', '))
  expect(largest).toBe(original('p.jpg'))
  const small = resized('p.jpg', 'w=300&h=200')
  expect(picture({ url: small }).sources[0]?.srcset).toBe(`${small} 300w`)
  expect(picture({ url: resized('p.jpg', 'w=9000&h=6000') }).sources[0]?.srcset).toMatch(/ 3840w$/)
})

test.each([
  ['A picture with only a height is resized to a common width', 'p.jpg', 'h=800', ['w=1440']],
  ['A JPEG may have “.png.gif” in its name', 'p.png.gif.jpg', 'w=3&h=2', ['w=3&h=2']],
  ['A PNG is requested as WebP first', 'p.png', 'w=9&h=3', ['w=9&h=3&format=webp', 'w=9&h=3']],
  ['A GIF is never resized', 'p.GIF', 'w=512&h=512', []],
])('%s (%s?%s)', (_, name, given, searches) => {
  const urls = [...searches.map((search) => resized(name, search)), original(name)]
  expect(picture({ url: resized(name, given) }).urls).toEqual(urls)
})

const oldFolder = 'https://apod.nasa.gov/apod/image'
const newFolder = 'science/cds/apod/apod'
const crab = `${oldFolder}/1803/crab.jpg`
const movedCrab = [
  `${host}/dynamicimage/assets/${newFolder}/2018/march/crab.jpg?fit=clip&w=1440`,
  `${host}/content/dam/${newFolder}/2018/march/crab.jpg`,
]
const placeholder = 'https://a.example/news-thumbnail.png'
const [gif, big] = [original('p.GIF'), 'https://a.example/big.jpg']

test.each([
  ['The larger picture is tried if the usual one fails', gif, big, [gif, big]],
  ['A placeholder is replaced by the larger picture', placeholder, big, [big]],
  ['A picture’s new URL is tried before its old one', crab, crab, [...movedCrab, crab]],
  ['A larger picture’s new URL is tried first', big, crab, [...movedCrab, big]],
])('%s', (_, url, hdurl, urls) => {
  expect(picture({ url, hdurl }).urls).toEqual(urls)
})

test.each([
  [`${oldFolder}/e_lens.gif`, '1995-06-16', '1995/june/e_lens.gif'],
  // NASA showed a picture of 2001 again, and the path's date counts.
  ['http://antwrp.gsfc.nasa.gov/apod/image/0101/a.jpg', '2009-02-03', '2001/january/a.jpg'],
  [`${oldFolder}/e_lens.gif`, '', 'unknown'],
  [`https://a.example/?${oldFolder}/1803/a.jpg`, '2018-03-17', 'unknown'],
  [`${oldFolder}/1813/a.jpg`, '2018-03-17', 'unknown'],
])('The new path of %s, a picture of “%s”, is %s', (url, date, path) => {
  const newUrl = path === 'unknown' ? undefined : `${host}/content/dam/${newFolder}/${path}`
  expect(newPictureUrl(url, date)).toBe(newUrl)
})

const desktop = { width: 1920, height: 1080 }
const phone = { width: 1080, height: 2160 }
const jpg = (search: string) => resized('b.jpg', search)
const movedWallpaper = `${host}/dynamicimage/assets/${newFolder}/2024/january/b.png?fit=crop&w=3840&h=2160`

test.each([
  ['is at most 3,840 px high', phone, jpg('w=8000&h=8000'), jpg('w=1920&h=3840&fit=crop')],
  ['is at least 1,280 px wide', desktop, jpg('w=1280&h=1280'), jpg('w=1280&h=720&fit=crop')],
  ['is as wide as the phone', phone, jpg('w=1200&h=2160'), jpg('w=1080&h=2160&fit=crop')],
  ['of a moved picture comes from its new URL', desktop, `${oldFolder}/2401/b.png`, movedWallpaper],
  ['narrower than 1,280 px isn’t offered', desktop, jpg('w=1279&h=1279'), undefined],
  ['of a GIF isn’t offered', desktop, original('b.gif'), undefined],
])('A wallpaper %s', (_, display, url, cropped) => {
  expect(wallpaperUrl(picture({ url }).largestUrl, display)).toBe(cropped)
})
