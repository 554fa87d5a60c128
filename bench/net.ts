import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createSecureServer, type Http2Session } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { listen } from '../e2e/fixtures/server.ts'
import { launchOptions } from '../scripts/browser.mjs'
import { answer } from './answers.ts'
import { makePictures } from './pictures.ts'

const processorSlowdown = 4
const roundTripMs = 150
const bytesPerMs = 1_600_000 / 8 / 1000
const packetBytes = 1460

/** Opens every host on one port, over HTTP/2 and TLS. @param isSlow whether the line is as slow as README.md says */
export async function openHosts(isSlow: boolean) {
  const { key, cert } = makeCertificate()
  const pictures = await makePictures()
  const sessions = new Map<Http2Session | undefined, number>()
  let free = 0
  const server = createSecureServer({ key, cert })
  server.on('sessionError', () => {})
  server.on('session', (session) => {
    sessions.set(session, performance.now() + 2 * roundTripMs)
    session.on('close', () => sessions.delete(session))
  })
  server.on('stream', async (stream, asked) => {
    stream.on('error', () => {})
    const url = new URL(`https://${asked[':authority']}${asked[':path']}`)
    const reply = answer(url, pictures)
    if (!reply) return
    const { headers, body } = reply
    const isKnown = headers['etag'] && headers['etag'] === asked['if-none-match']
    const connected = sessions.get(stream.session) ?? 0
    if (isSlow) await waitUntil(Math.max(performance.now(), connected) + roundTripMs)
    if (stream.destroyed) return
    stream.respond({ ':status': isKnown ? 304 : 200, ...headers })
    const bytes = Buffer.from(isKnown ? '' : body)
    for (let at = 0; at < bytes.length && !stream.destroyed; at += packetBytes) {
      free = Math.max(free, performance.now()) + packetBytes / bytesPerMs
      if (isSlow) await waitUntil(free)
      stream.write(bytes.subarray(at, at + packetBytes))
    }
    stream.end()
  })
  const cut = () => [...sessions.keys()].forEach((session) => session?.destroy())
  return { port: await listen(server), cert, cut, close: () => server.close() }
}

/** Makes a key, and a certificate that names no host, because hosts of one certificate would share a connection. */
function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const files = [join(folder, 'key.pem'), join(folder, 'certificate.pem')] as const
  const kind = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=bench'
  const options = [...kind.split(' '), '-keyout', files[0], '-out', files[1]]
  execFileSync('openssl', ['req', '-x509', ...options], { stdio: 'ignore' })
  const [key, cert] = [readFileSync(files[0]), readFileSync(files[1])]
  rmSync(folder, { recursive: true })
  return { key, cert }
}

async function waitUntil(time: number) {
  await new Promise((done) => setTimeout(done, time - performance.now()))
}

/** Starts a browser with a slow processor and a new profile, for which every host is at the port. */
export async function newVisitor({ port, cert }: { port: number; cert: Buffer }) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-profile-'))
  const { args, ...options } = launchOptions()
  const rules = ['*.bench', '*.nasa.gov'].map((host) => `MAP ${host} 127.0.0.1:${port}`)
  const hosts = `--host-resolver-rules=${[...rules, 'MAP * ~NOTFOUND'].join(',')}`
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  const hash = createHash('sha256').update(key).digest('base64')
  // Trusts the certificate, because Chromium caches nothing after an ignored certificate error.
  const trust = `--ignore-certificate-errors-spki-list=${hash}`
  const viewport = { width: 1280, height: 800 }
  const settings = { ...options, viewport, args: [...args, hosts, trust] }
  const context = await chromium.launchPersistentContext(folder, settings)
  return { newTab, leave }

  /** Opens a tab in a new process, which has compiled no program yet. */
  async function newTab() {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
    return page
  }

  async function leave() {
    await context.close()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
