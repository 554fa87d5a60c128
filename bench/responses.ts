import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { createArchive } from '../mock-api/archive.ts'
import { requestedDay } from '../mock-api/day-response.ts'
import { makeEntry } from '../mock-api/entry.ts'
import { makeList } from '../mock-api/list/list-response.ts'
import { defaultSettings } from '../mock-api/mock-settings.ts'
import { makeSuccessorEntry } from '../mock-api/successor-entry.ts'

type BenchResponse = { headers: Record<string, string>; body: string | Uint8Array }

const types = new Map([
  ['.js', 'text/javascript'],
  ['.css', 'text/css'],
  ['.svg', 'image/svg+xml'],
])
/** The builds' folders. The first build's host is 0.bench. */
export const dists = (process.env['BENCH_DISTS'] ?? 'dist').split(',')
const compressed = new Map<string, Uint8Array>()
const archive = createArchive(defaultSettings)
export const assets = 'https://assets.science.nasa.gov/dynamicimage/assets'

/** Returns what the host of a URL sends. The legacy service sends placeholders, as since September 2026. */
export function responseOf(url: URL, pictures: { width: number; body: Uint8Array }[]) {
  const { hostname, pathname, searchParams } = url
  const dist = dists[Number.parseInt(hostname, 10)]
  if (dist) return sendFile(dist + (types.has(extname(pathname)) ? pathname : '/index.html'))
  const day = requestedDay(url, archive)
  if (hostname === 'api.nasa.gov') return json({ ...makeEntry(day, assets), title: 'NASA Science' })
  if (pathname.endsWith('/image-article'))
    return json(makeList(searchParams, archive.posts(), assets).posts)
  if (hostname === 'science.nasa.gov') return json(makeSuccessorEntry(day, assets))
  const width = Number(searchParams.get('w') ?? 1280)
  const { body = '' } = pictures.find((file) => file.width >= width) ?? pictures.at(-1) ?? {}
  const headers = { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=86400' }
  return { headers, body }
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
