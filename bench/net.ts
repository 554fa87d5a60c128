import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { createSecureServer, type Http2Session } from 'node:http2'
import { chromium } from '@playwright/test'
import { listen } from '../e2e/fixtures/server.ts'
import { launchOptions } from '../scripts/browser.mjs'
import { makePictures } from './pictures.ts'
import { responseOf } from './responses.ts'

const roundTripMs = 150
const bytesPerMs = 1_600_000 / 8 / 1000
const packetBytes = 1460

const key = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout -'
const request = `req -x509 -days 2 -subj /CN=bench -out - ${key}`
/** A key and a certificate without names of hosts, which would otherwise share a connection. */
const certificate = execFileSync('openssl', request.split(' '), { stdio: 'pipe' })

export interface Speed {
  /** What the processor's speed is divided by. */
  slowdown: number
  isConnectionSlow?: boolean
  /** What each host waits before it responds, in ms. */
  delays?: Record<string, number>
}

/** Opens all hosts on one port, over HTTP/2 and TLS. */
export async function openHosts({ isConnectionSlow = false, delays = {} }: Speed) {
  const pictures = await makePictures()
  const connectedAt = new WeakMap<Http2Session, number>()
  let connectionFreeAt = 0
  const server = createSecureServer({ key: certificate, cert: certificate })
  server.on('sessionError', () => {})
  server.on('session', (session) => connectedAt.set(session, performance.now() + 2 * roundTripMs))
  server.on('stream', async (stream, sent) => {
    stream.on('error', () => {})
    const url = new URL(`https://${sent[':authority']}${sent[':path']}`)
    const { headers, body } = responseOf(url, pictures)
    const connected = (stream.session && connectedAt.get(stream.session)) ?? 0
    if (isConnectionSlow) await waitUntil(Math.max(performance.now(), connected) + roundTripMs)
    await waitUntil(performance.now() + (delays[url.hostname] ?? 0))
    if (stream.destroyed) return
    stream.respond({ ':status': 200, ...headers })
    const bytes = Buffer.from(body)
    for (let at = 0; at < bytes.length && !stream.destroyed; at += packetBytes) {
      connectionFreeAt = Math.max(connectionFreeAt, performance.now()) + packetBytes / bytesPerMs
      if (isConnectionSlow) await waitUntil(connectionFreeAt)
      stream.write(bytes.subarray(at, at + packetBytes))
    }
    stream.end()
  })
  return { port: await listen(server), close: () => server.close() }
}

const waitUntil = (time: number) =>
  new Promise((done) => setTimeout(done, time - performance.now()))

/** Opens a tab, in a new browser that resolves every host to the port. */
export async function openTab(port: number, { slowdown }: Speed) {
  const { args, ...options } = launchOptions()
  const hosts = `--host-resolver-rules=MAP * 127.0.0.1:${port}`
  const { publicKey } = new X509Certificate(certificate)
  const hash = createHash('sha256').update(publicKey.export({ type: 'spki', format: 'der' }))
  // With --ignore-certificate-errors, Chromium would cache nothing.
  const trust = `--ignore-certificate-errors-spki-list=${hash.digest('base64')}`
  const browser = await chromium.launch({ ...options, args: [...args, hosts, trust] })
  const viewport = { width: 1280, height: 800 }
  // Animations are on, unlike in playwright.config.ts.
  const page = await browser.newPage({ viewport, reducedMotion: 'no-preference' })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { page, close: () => browser.close() }
}
