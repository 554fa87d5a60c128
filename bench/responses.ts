import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { createArchive } from '../mock-api/archive.ts'
import { makeEntry } from '../mock-api/entry.ts'
import { makeList } from '../mock-api/list/send-list.ts'
import { defaultSettings } from '../mock-api/mock-settings.ts'
import { requestedDay } from '../mock-api/send-day.ts'
import { makeSuccessorEntry } from '../mock-api/successor-entry.ts'
import type { Pictures } from './pictures.ts'

type BenchResponse = { headers: Record<string, string>; body: string | Uint8Array }

const types = new Map([
  ['.js', 'text/javascript'],
  ['.css', 'text/css'],
  ['.svg', 'image/svg+xml'],
])
export const builds = {
  'page.bench': process.env['BENCH_DIST'] ?? 'dist',
  'other.bench': process.env['BENCH_OTHER'],
}
const compressed = new Map<string, Uint8Array>()
const archive = createArchive(defaultSettings)
export const assets = 'https://assets.science.nasa.gov/dynamicimage/assets'

/** Returns what the host of a URL sends. The legacy service sends an entry with a placeholder's title, as it has since September 2026. */
export function responseOf({ hostname, pathname, searchParams, href }: URL, pictures: Pictures) {
  switch (hostname) {
    case 'page.bench':
    case 'other.bench':
      return sendFile(
        `${builds[hostname]}${types.has(extname(pathname)) ? pathname : '/index.html'}`,
      )
    case 'minimal.bench':
      return sendFile('bench/minimal.html')
    case 'api.nasa.gov':
      return json({
        ...makeEntry(requestedDay(new URL(href), archive), assets),
        title: 'NASA Science',
      })
    case 'science.nasa.gov':
      return json(
        pathname.endsWith('/image-article')
          ? makeList(searchParams, archive.posts(), assets).posts
          : makeSuccessorEntry(requestedDay(new URL(href), archive), assets),
      )
    default: {
      const width = Number(searchParams.get('w') ?? 1280)
      const { body = '' } = pictures.find((file) => file.width >= width) ?? pictures.at(-1) ?? {}
      // Timing-Allow-Origin gives the bench the exact time at which a picture is painted.
      return { headers: { 'content-type': 'image/jpeg', 'timing-allow-origin': '*' }, body }
    }
  }
}

function sendFile(name: string): BenchResponse {
  const type = types.get(extname(name)) ?? 'text/html; charset=utf-8'
  const body = compressed.get(name) ?? brotliCompressSync(readFileSync(name))
  compressed.set(name, body)
  return { headers: { 'content-type': type, 'content-encoding': 'br' }, body }
}

function json(body: unknown): BenchResponse {
  const headers = { 'content-type': 'application/json', 'access-control-allow-origin': '*' }
  return { headers, body: JSON.stringify(body) }
}
