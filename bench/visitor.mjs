import { createHash, X509Certificate } from 'node:crypto'
import { chromium } from 'playwright'
import { findBrowser } from '../scripts/browser.mjs'
import { launchOptions } from '../scripts/browser-launch.mjs'

/** How much slower than this machine's the visitor's processor is. */
const slowness = 4

/**
 * Chromium with every host at its port on this machine.
 * @param {Record<string, number>} ports
 * @param {Buffer} certificate theirs
 */
export async function openBrowser(ports, certificate) {
  const { args, ...options } = launchOptions('chromium', await findBrowser('chromium'))
  const rules = Object.entries(ports).map(([host, port]) => `MAP ${host} 127.0.0.1:${port}`)
  return chromium.launch({
    ...options,
    args: [
      ...args,
      `--host-resolver-rules=${[...rules, 'MAP * ~NOTFOUND'].join(',')}`,
      // Trusted in earnest: the browser keeps nothing in its cache that came with an error overlooked.
      `--ignore-certificate-errors-spki-list=${keyHash(certificate)}`,
      '--enable-precise-memory-info',
      '--js-flags=--expose-gc',
    ],
  })
}

/**
 * A visitor with a slow processor who was never here before.
 * @param {import('playwright').Browser} browser
 * @param {{ width: number, height: number }} [viewport]
 */
export async function newVisitor(browser, viewport = { width: 1280, height: 800 }) {
  const context = await browser.newContext({ viewport })
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
