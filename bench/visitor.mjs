import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { findBrowser } from '../scripts/browser.mjs'
import { launchOptions } from '../scripts/browser-launch.mjs'

/** How much slower the visitor's processor is than this machine's. */
const slowness = 4

const viewport = { width: 1280, height: 800 }

/**
 * Chromium with every host on a port of this machine; each visitor has a private window.
 * @param {Record<string, number>} ports
 * @param {Buffer} certificate theirs
 */
export async function openBrowser(ports, certificate) {
  return chromium.launch(await optionsFor(ports, certificate))
}

/**
 * A visitor with a slow processor and an ordinary profile, who was never here before. Only such a one
 * has connections opened ahead: in a private window Chromium opens none.
 * @param {Record<string, number>} ports
 * @param {Buffer} certificate
 */
export async function newProfile(ports, certificate) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-profile-'))
  const options = await optionsFor(ports, certificate)
  const context = await chromium.launchPersistentContext(folder, { ...options, viewport })
  const page = await newTab(context)
  return {
    context,
    page,
    leave: async () => {
      await context.close()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/**
 * @param {Record<string, number>} ports
 * @param {Buffer} certificate
 */
async function optionsFor(ports, certificate) {
  const { args, ...options } = launchOptions('chromium', await findBrowser('chromium'))
  const rules = Object.entries(ports).map(([host, port]) => `MAP ${host} 127.0.0.1:${port}`)
  return {
    ...options,
    args: [
      ...args,
      `--host-resolver-rules=${[...rules, 'MAP * ~NOTFOUND'].join(',')}`,
      // Really trusted: the browser caches nothing that came with an ignored error.
      `--ignore-certificate-errors-spki-list=${keyHash(certificate)}`,
      '--enable-precise-memory-info',
      '--js-flags=--expose-gc',
    ],
  }
}

/**
 * A visitor with a slow processor who was never here before, in a private window.
 * @param {import('playwright').Browser} browser
 * @param {{ width: number, height: number }} [size]
 */
export async function newVisitor(browser, size = viewport) {
  const context = await browser.newContext({ viewport: size })
  return { context, page: await newTab(context) }
}

/**
 * A tab of the visitor's, in a process of its own that has no program compiled yet.
 * @param {import('playwright').BrowserContext} context
 */
export async function newTab(context) {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  return page
}

/** @param {Buffer} certificate */
function keyHash(certificate) {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' })
  return createHash('sha256').update(key).digest('base64')
}
