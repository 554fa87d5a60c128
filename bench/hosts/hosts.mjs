import { readFileSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import { brotliCompressSync } from 'node:zlib'
import { makeCertificate } from './certificate.mjs'
import { answerPage } from './page-host.mjs'
import { listen } from './listen.mjs'
import { logoOf, movedPictureOf, successorEntryOf } from './moved-sky.mjs'
import { entryOf, pictureOf, settings } from './sky.mjs'

/** @typedef {import('./listen.mjs').Asked} Asked */
/** @typedef {import('./listen.mjs').Reply} Reply */

const json = { 'content-type': 'application/json', 'access-control-allow-origin': '*' }
// Like NASA's: without a lifetime, so the browser estimates one from its age.
const picture = {
  'content-type': 'image/png',
  'last-modified': new Date(Date.now() - 864e5).toUTCString(),
  'timing-allow-origin': '*',
}
const page = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' }
const leastPage = brotliCompressSync(readFileSync(new URL('least.html', import.meta.url)))

/**
 * Every host of a visit by its name.
 * @type {Record<string, (asked: Asked) => Reply | Promise<Reply>>}
 */
const hosts = {
  'apod.bench': answerPage,
  'least.bench': () => ({
    headers: { ...page, 'content-encoding': 'br', etag: '"least"' },
    body: leastPage,
  }),
  'api.nasa.gov': async ({ search }) => {
    if (settings.specified === 'silence') return new Promise(() => {})
    await wait(settings.latency)
    const date = search.get('date') ?? ''
    const answer = settings.specified === 'logo' ? logoOf(date) : entryOf(date)
    return { headers: json, body: JSON.stringify(answer) }
  },
  'apod.nasa.gov': async ({ path }) => {
    await wait(settings.mediaLatency)
    const [, width, height] = path.match(/-(\d+)x(\d+)\.png$/) ?? []
    return { headers: picture, body: pictureOf(Number(width), Number(height)) }
  },
  // Before the move it only gets an early connection, which costs a handshake.
  'science.nasa.gov': async ({ path }) => {
    await wait(settings.latency)
    return { headers: json, body: JSON.stringify(successorEntryOf(path)) }
  },
  'assets.science.nasa.gov': (asked) => ({ headers: picture, body: movedPictureOf(asked) }),
  'players.bench': () => ({ headers: page, body: '<!doctype html><title>A player</title>' }),
}

/**
 * Opens every host on a port of its own, over HTTP/2 and TLS.
 * @returns the ports by the host's name, and what was asked of each
 */
export async function openHosts() {
  const certificate = makeCertificate()
  /** @type {Record<string, number>} */
  const ports = {}
  /** @type {Record<string, string[]>} */
  const asked = {}
  const servers = Object.entries(hosts).map(([name, answer]) => {
    const server = createSecureServer(certificate)
    /** @type {string[]} */
    const list = []
    asked[name] = list
    server.on('stream', (stream, headers) => void reply(stream, headers, answer, list))
    server.on('sessionError', () => {})
    return { name, server }
  })
  for (const { name, server } of servers) ports[name] = await listen(server)
  return {
    ports,
    asked,
    certificate: certificate.cert,
    close: () => servers.forEach(({ server }) => server.close()),
  }
}

/**
 * @param {import('node:http2').ServerHttp2Stream} stream
 * @param {import('node:http2').IncomingHttpHeaders} headers
 * @param {(asked: Asked) => Reply | Promise<Reply>} answer
 * @param {string[]} list
 */
async function reply(stream, headers, answer, list) {
  stream.on('error', () => {})
  const { href, pathname, searchParams } = new URL(headers[':path'] ?? '/', 'https://host')
  list.push(href)
  const {
    status = 200,
    headers: given = {},
    body = '',
  } = await answer({
    path: pathname,
    search: searchParams,
  })
  if (stream.destroyed) return
  const known = given['etag'] && headers['if-none-match'] === given['etag']
  stream.respond({ ':status': known ? 304 : status, ...given })
  stream.end(known ? undefined : body)
}

/** @param {number} milliseconds */
async function wait(milliseconds) {
  if (milliseconds > 0) await new Promise((done) => setTimeout(done, milliseconds))
}
