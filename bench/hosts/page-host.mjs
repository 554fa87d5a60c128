import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { stop } from '../../scripts/stop.mjs'

const dist = new URL('../../dist/', import.meta.url)
const types = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
}

/** @type {Map<string, { body: Buffer, headers: Record<string, string> }>} */
const files = new Map()

/**
 * The built program on a good static host: compressed with brotli, files with a hash in their name
 * cached for good, and index.html for every path that is not a file.
 * @param {import('./listen.mjs').Asked} asked
 * @returns {import('./listen.mjs').Reply}
 */
export function answerPage({ path }) {
  if (files.size === 0) readFiles()
  return files.get(path) ?? files.get('/index.html') ?? { status: 404 }
}

function readFiles() {
  if (!existsSync(dist)) stop('dist/ is missing: run `npm run build` first.')
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const path = file.replaceAll('\\', '/')
    const type = Object.entries(types).find(([ending]) => path.endsWith(`.${ending}`))?.[1]
    if (type) files.set(`/${path}`, pack(path, type))
  }
}

/**
 * @param {string} path
 * @param {string} type
 */
function pack(path, type) {
  const body = brotliCompressSync(readFileSync(new URL(path, dist)))
  const forGood = path.startsWith('assets/')
  const headers = {
    'content-type': type,
    'content-encoding': 'br',
    'cache-control': forGood ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: `"${path} ${body.length}"`,
  }
  return { body, headers }
}
