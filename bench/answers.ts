import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { askedDay } from '../mock-api/answer-day.ts'
import { createArchive } from '../mock-api/archive.ts'
import { makeEntry } from '../mock-api/entry.ts'
import { makeList } from '../mock-api/list/answer-list.ts'
import { defaultSettings } from '../mock-api/mock-settings.ts'
import { makeSuccessorEntry } from '../mock-api/successor-entry.ts'
import type { Pictures } from './pictures.ts'

type Reply = { headers: Record<string, string>; body: string | Uint8Array }

const types = new Map([
  ['.js', 'text/javascript'],
  ['.css', 'text/css'],
  ['.svg', 'image/svg+xml'],
])
/** The build that is measured. */
const dist = process.env['BENCH_DIST'] ?? 'dist'
const packed = new Map<string, Reply>()
const archive = createArchive(defaultSettings)
const assets = 'https://assets.science.nasa.gov/dynamicimage/assets'

/** What the legacy service answers: NASA's logo for every date, or, as announced for 1 December 2026, nothing. */
export const settings: { legacy: 'logo' | 'silent' } = { legacy: 'logo' }

/** What the host of a URL sends; undefined where it never answers. */
export function answer(url: URL, pictures: Pictures): Reply | undefined {
  switch (url.hostname) {
    case 'apod.bench':
      return packedFile(dist + (types.has(extname(url.pathname)) ? url.pathname : '/index.html'))
    case 'least.bench':
      // A whole Chromium asks each host for its icon.
      return packedFile(
        url.pathname === '/favicon.ico' ? 'public/favicon.ico' : `bench${url.pathname}`,
      )
    case 'api.nasa.gov':
      if (settings.legacy === 'silent') return undefined
      return json({ ...entryOf(askedDay(url, archive)), title: 'NASA Science' })
    case 'science.nasa.gov':
      return json(
        url.pathname.endsWith('/image-article')
          ? makeList(url.searchParams, archive.posts(), assets).posts
          : makeSuccessorEntry(askedDay(url, archive), assets),
      )
    default:
      return pictureOf(url.searchParams, pictures)
  }
}

export function entryOf(day: string) {
  return makeEntry(day, assets)
}

/** As a good host sends it: packed with brotli, and cached for good where its name has a hash. */
function packedFile(name: string): Reply {
  const known = packed.get(name)
  if (known) return known
  const body = brotliCompressSync(readFileSync(name))
  const forGood = name.startsWith(`${dist}/assets/`)
  const headers = {
    'content-type': types.get(extname(name)) ?? 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': forGood ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: `"${name} ${body.length}"`,
  }
  packed.set(name, { headers, body })
  return { headers, body }
}

/** As NASA's resizer does, which makes it 1,280 pixels wide where none are asked for. */
function pictureOf(search: URLSearchParams, pictures: Pictures): Reply {
  const width = Number(search.get('w') ?? 1280)
  const { body = '' } = pictures.find((each) => each.width >= width) ?? pictures.at(-1) ?? {}
  // Like NASA's it has no lifetime, so browsers estimate one.
  const changed = new Date(Date.now() - 864e5).toUTCString()
  const headers = { 'last-modified': changed, 'timing-allow-origin': '*' }
  return { headers: { ...headers, 'content-type': 'image/jpeg' }, body }
}

function json(body: unknown): Reply {
  const headers = { 'content-type': 'application/json', 'access-control-allow-origin': '*' }
  return { headers, body: JSON.stringify(body) }
}
