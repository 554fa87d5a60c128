import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** A request. */
export type Asked = { path: string; search: URLSearchParams }
/** A response. */
export type Reply = { headers?: Record<string, string>; body?: string | Uint8Array }

const dist = new URL('../../dist/', import.meta.url)
const types = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' }
const typeOf = new Map(Object.entries(types))

const files = new Map<string, Reply>()

/**
 * The built program on a good static host: compressed with brotli, files with a hash in their name
 * cached for good, and index.html for every path that is not a file.
 */
export function answerPage({ path }: Asked) {
  const name = typeOf.has(extname(path)) ? path.slice(1) : 'index.html'
  const file = files.get(name) ?? pack(name)
  files.set(name, file)
  return file
}

function pack(name: string) {
  const body = brotliCompressSync(readFileSync(new URL(name, dist)))
  const forGood = name.startsWith('assets/')
  const headers = {
    'content-type': typeOf.get(extname(name)) ?? 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': forGood ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: `"${name} ${body.length}"`,
  }
  return { body, headers }
}
