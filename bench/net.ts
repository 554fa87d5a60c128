import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createSecureServer, type Http2Session } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { listen } from '../e2e/fixtures/server.ts'
import { launchOptions } from '../scripts/browser.mjs'
import { makePictures } from './pictures.ts'
import { responseOf } from './responses.ts'

const processorSlowdown = 4
const roundTripMs = 150
const bytesPerMs = 1_600_000 / 8 / 1000
const packetBytes = 1460

/** Opens all hosts on one port, over HTTP/2 and TLS. If `isSlow`, the connection is as slow as README.md says. */
export async function openHosts(isSlow: boolean) {
  const pictures = await makePictures()
  const connectedAt = new WeakMap<Http2Session, number>()
  let connectionFreeAt = 0
  const server = createSecureServer(makeCertificate())
  server.on('sessionError', () => {})
  server.on('session', (session) => connectedAt.set(session, performance.now() + 2 * roundTripMs))
  server.on('stream', async (stream, request) => {
    stream.on('error', () => {})
    const url = new URL(`https://${request[':authority']}${request[':path']}`)
    const { headers, body } = responseOf(url, pictures)
    const connected = (stream.session && connectedAt.get(stream.session)) ?? 0
    if (isSlow) await waitUntil(Math.max(performance.now(), connected) + roundTripMs)
    if (stream.destroyed) return
    stream.respond({ ':status': 200, ...headers })
    const bytes = Buffer.from(body)
    for (let at = 0; at < bytes.length && !stream.destroyed; at += packetBytes) {
      connectionFreeAt = Math.max(connectionFreeAt, performance.now()) + packetBytes / bytesPerMs
      if (isSlow) await waitUntil(connectionFreeAt)
      stream.write(bytes.subarray(at, at + packetBytes))
    }
    stream.end()
  })
  return { port: await listen(server), close: () => server.close() }
}

/** Makes a key and a certificate. It names no hosts, because hosts that share a certificate also share a connection. */
function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const files = [join(folder, 'key.pem'), join(folder, 'certificate.pem')] as const
  const request = '-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=bench'
  const options = [...request.split(' '), '-keyout', files[0], '-out', files[1]]
  execFileSync('openssl', ['req', '-x509', ...options], { stdio: 'ignore' })
  const [key, cert] = [readFileSync(files[0]), readFileSync(files[1])]
  rmSync(folder, { recursive: true })
  return { key, cert }
}

async function waitUntil(time: number) {
  await new Promise((done) => setTimeout(done, time - performance.now()))
}

/** Opens a tab with a slowed-down processor, in a new browser that resolves every host to the port. */
export async function openTab({ port }: { port: number }) {
  const { args, ...options } = launchOptions()
  const rules = ['*.bench', '*.nasa.gov'].map((host) => `MAP ${host} 127.0.0.1:${port}`)
  const hosts = `--host-resolver-rules=${[...rules, 'MAP * ~NOTFOUND'].join(',')}`
  const certificates = '--ignore-certificate-errors'
  const browser = await chromium.launch({ ...options, args: [...args, hosts, certificates] })
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
  return { page, close: () => browser.close() }
}
