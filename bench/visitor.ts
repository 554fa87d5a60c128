import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { findBrowser, launchOptions } from '../scripts/browser.mjs'

/** How much slower the visitor's processor is than this machine's. */
const slowness = 4

/** A visitor with a slow processor and an ordinary profile, who was never here before; every host is at the port. */
export async function newVisitor({ port, cert }: { port: number; cert: Buffer }) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-profile-'))
  const { args, ...options } = launchOptions('chromium', await findBrowser('chromium'))
  const rules = ['*.bench', '*.nasa.gov'].map((host) => `MAP ${host} 127.0.0.1:${port}`)
  const hosts = `--host-resolver-rules=${[...rules, 'MAP * ~NOTFOUND'].join(',')}`
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  const hash = createHash('sha256').update(key).digest('base64')
  // Really trusted: the browser caches nothing that came with an ignored error.
  const trust = `--ignore-certificate-errors-spki-list=${hash}`
  const context = await chromium.launchPersistentContext(folder, {
    ...options,
    viewport: { width: 1280, height: 800 },
    args: [...args, hosts, trust],
  })
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
