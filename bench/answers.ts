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
const dist = process.env['BENCH_DIST'] ?? 'dist'
const compressed = new Map<string, Reply>()
const archive = createArchive(defaultSettings)
export const assets = 'https://assets.science.nasa.gov/dynamicimage/assets'

/** What the legacy service sends: NASA's logo for every date or, as announced for 1 December 2026, nothing. */
export const settings: { legacy: 'logo' | 'silent' } = { legacy: 'logo' }

/** Returns what the host of a URL sends, or undefined if it never answers. */
export function answer(url: URL, pictures: Pictures): Reply | undefined {
  switch (url.hostname) {
    case 'apod.bench':
      return serveFile(dist + (types.has(extname(url.pathname)) ? url.pathname : '/index.html'))
    case 'least.bench':
      // Chromium, but not its headless shell, requests each host's icon.
      return serveFile(
        url.pathname === '/favicon.ico' ? 'public/favicon.ico' : `bench${url.pathname}`,
      )
    case 'api.nasa.gov':
      if (settings.legacy === 'silent') return undefined
      return json({ ...makeEntry(askedDay(url, archive), assets), title: 'NASA Science' })
    case 'science.nasa.gov':
      return json(
        url.pathname.endsWith('/image-article')
          ? makeList(url.searchParams, archive.posts(), assets).posts
          : makeSuccessorEntry(askedDay(url, archive), assets),
      )
    default:
      return servePicture(url.searchParams, pictures)
  }
}

/** Serves a file as a good host does, with brotli, and cached for a year if its name has a hash. */
function serveFile(name: string): Reply {
  const known = compressed.get(name)
  if (known) return known
  const body = brotliCompressSync(readFileSync(name))
  const isHashed = name.startsWith(`${dist}/assets/`)
  const headers = {
    'content-type': types.get(extname(name)) ?? 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: `"${name} ${body.length}"`,
  }
  compressed.set(name, { headers, body })
  return { headers, body }
}

function servePicture(search: URLSearchParams, pictures: Pictures): Reply {
  const width = Number(search.get('w') ?? 1280)
  const { body = '' } = pictures.find((each) => each.width >= width) ?? pictures.at(-1) ?? {}
  // NASA's pictures have no lifetime either, so browsers estimate one.
  const changed = new Date(Date.now() - 864e5).toUTCString()
  const headers = { 'last-modified': changed, 'timing-allow-origin': '*' }
  return { headers: { ...headers, 'content-type': 'image/jpeg' }, body }
}

function json(body: unknown): Reply {
  const headers = { 'content-type': 'application/json', 'access-control-allow-origin': '*' }
  return { headers, body: JSON.stringify(body) }
}
