import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { answerPage, type Asked, type Reply } from './page-host.ts'

/** What the specified service answers: entries, or NASA's logo for every date. */
export const settings: { specified: 'entry' | 'logo' } = { specified: 'entry' }

const json = { 'content-type': 'application/json', 'access-control-allow-origin': '*' }
const html = { 'content-type': 'text/html', 'content-encoding': 'br', 'cache-control': 'no-cache' }
const site = 'https://science.nasa.gov'
const packed = (name: string) => brotliCompressSync(readFileSync(new URL(name, import.meta.url)))
const least = packed('least.html')
const leastMonth = packed('least-month.html')
const photo = readFileSync(new URL('../../mock-api/media/planet-blue.webp', import.meta.url))
/** With noise at its end it weighs 200 kB. */
const picture = Buffer.concat([photo, randomBytes(200_000 - photo.length)])

/** Every host of a visit by its name. */
export const hosts: Record<string, (asked: Asked) => Reply> = {
  'apod.bench': answerPage,
  'least.bench': ({ path }) =>
    path === '/month'
      ? { headers: html, body: leastMonth }
      : { headers: { ...html, etag: '"least"' }, body: least },
  'api.nasa.gov': ({ search }) => {
    const answer = settings.specified === 'logo' ? logoOf : entryOf
    return { headers: json, body: JSON.stringify(answer(search.get('date') ?? '')) }
  },
  'science.nasa.gov': ({ path, search }) => {
    const answer = path.endsWith('image-article') ? listOf(search) : successorOf(path)
    return { headers: json, body: JSON.stringify(answer) }
  },
  'apod.nasa.gov': answerPicture,
  'assets.science.nasa.gov': answerPicture,
}

export function entryOf(date: string) {
  return {
    date,
    title: `The Sky of ${date}`,
    explanation: 'A lamp was lit, and the night came to look at it. '.repeat(20),
    copyright: 'Ada Nova',
    media_type: 'image',
    url: `https://apod.nasa.gov/apod/image/${date}.webp`,
    service_version: 'v1',
  }
}

/** Like NASA's it has no lifetime, so browsers estimate one. */
function answerPicture({ search }: Asked) {
  const changed = new Date(Date.now() - 864e5).toUTCString()
  const headers = { 'last-modified': changed, 'timing-allow-origin': '*' }
  return {
    headers: { ...headers, 'content-type': 'image/webp' },
    body: search.get('w') === '480' ? photo : picture,
  }
}

function logoOf(date: string) {
  const logo = `${site}/wp-content/themes/nasa-child/assets/images/nasa-logo@2x.png`
  return { ...entryOf(date), title: 'NASA Science', url: logo, hdurl: logo }
}

/** The posts of a window of NASA's list, newest first: 610 bytes each. */
function listOf(search: URLSearchParams) {
  const [after = NaN, before = NaN] = ['after', 'before'].map((name) =>
    Date.parse(`${search.get(name)}Z`),
  )
  const days = Array.from({ length: Math.ceil((before - after) / 864e5) - 1 }, (_, place) =>
    new Date(before - (place + 1) * 864e5).toISOString().slice(0, 10),
  )
  return days.map((day) => ({
    date: `${day}T00:05:00`,
    slug: `apod-${day}-the-sky-and-a-lamp-that-was-lit-when-the-night-came-to-look-at-it`,
    title: { rendered: `The Sky of ${day} &#8211; and a Lamp` },
    featured_image_url: `https://assets.science.nasa.gov/dynamicimage/assets/science/cds/apod/apod/${day}.jpg?w=1600&h=1067&fit=clip&crop=faces%2Cfocalpoint`,
    migration_source_url: `https://apod.nasa.gov/apod/ap${day.slice(2).replaceAll('-', '')}.html`,
  }))
}

/** The successor's entry, about 11 kB of JSON; the path ends with the day as YYMMDD. */
function successorOf(path: string) {
  const [, year = '', month, day] = path.match(/(\d\d)(\d\d)(\d\d)$/) ?? []
  const date = `${year < '95' ? 20 : 19}${year}-${month}-${day}`
  const words = 'A <a href="https://apod.com/ap080820.html">lamp</a> was lit &amp; seen. '.repeat(
    40,
  )
  const hdurl = `https://assets.science.nasa.gov/dynamicimage/assets/science/cds/apod/apod/${date}.jpg?w=3840&h=2496&fit=clip`
  return {
    date,
    title: `The Sky of ${date} &#8211; and a Lamp`,
    url: `${site}/image-article/apod-${date}/`,
    media_type: 'image',
    explanation: `<strong>Explanation: </strong>${words}`,
    copyright: '<a href="https://nova.example/">Ada Nova</a>',
    hdurl,
    basic_html: `<!doctype html><html><body><h1>${date}</h1><a href="${hdurl}"><IMG SRC="${hdurl}"></a>${words.repeat(2)}</body></html>`,
  }
}
