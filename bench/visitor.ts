import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { findBrowser, launchOptions } from '../scripts/browser.mjs'
import { stop } from '../scripts/stop.mjs'

/** How much slower the visitor's processor is than this machine's. */
const slowness = 4

/** Where a visitor finds every host, and what to trust. */
export type Net = { ports: Record<string, number>; certificate: Buffer }

/** A visitor with a slow processor and an ordinary profile, who was never here before. */
export async function newVisitor(
  { ports, certificate }: Net,
  viewport = { width: 1280, height: 800 },
) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-profile-'))
  const { args, ...options } = launchOptions('chromium', await findBrowser('chromium'))
  const rules = Object.entries(ports).map(([host, port]) => `MAP ${host} 127.0.0.1:${port}`)
  const hosts = `--host-resolver-rules=${[...rules, 'MAP * ~NOTFOUND'].join(',')}`
  // Really trusted: the browser caches nothing that came with an ignored error.
  const trust = `--ignore-certificate-errors-spki-list=${keyHash(certificate)}`
  const context = await chromium
    .launchPersistentContext(folder, { ...options, viewport, args: [...args, hosts, trust] })
    .catch((error: Error) => stop(`Chromium did not start: ${error.message}`))
  return { newTab, leave }

  /** A tab in its own process, which has compiled no program yet. */
  async function newTab() {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
    return page
  }

  async function leave() {
    await context.close()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

function keyHash(certificate: Buffer) {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' })
  return createHash('sha256').update(key).digest('base64')
}
