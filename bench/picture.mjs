import { median, tell } from './figures.mjs'
import { openHosts } from './hosts.mjs'
import { openLine } from './line.mjs'
import { newProfile, newTab, newVisitor, openBrowser } from './visitor.mjs'

const runs = Number(process.env['BENCH_RUNS'] ?? 7)
const pages = { least: 'https://least.bench/', ours: 'https://apod.bench/dateview' }

const kinds = /** @type {const} */ ([
  'first visit',
  'later visit',
  'first visit in a private window',
])
/** @typedef {typeof kinds[number]} Kind */

/** The most that each may take, as a ratio. @type {Record<Kind, number>} */
const goals = { 'first visit': 1.1, 'later visit': 1.35, 'first visit in a private window': 1.1 }

/** From the address to the day's picture painted, against the least page that could, turn about. */
export async function benchPicture() {
  const hosts = await openHosts()
  const line = await openLine(hosts.ports)
  const browser = await openBrowser(line.ports, hosts.certificate)
  const times = { least: noTimes(), ours: noTimes() }

  // The browser's own first page is slow; nobody's time is taken from it.
  for (const address of Object.values(pages)) await visit(address)
  for (let run = 0; run < runs; run += 1) {
    for (const name of /** @type {const} */ (['least', 'ours'])) {
      const taken = await visit(pages[name])
      for (const kind of kinds) times[name][kind].push(taken[kind])
    }
  }
  await browser.close()
  line.close()
  hosts.close()

  for (const kind of kinds) {
    const [ours, least] = [median(times.ours[kind]), median(times.least[kind])]
    tell({
      name: `Time to the picture, ${kind}`,
      value: ours / least,
      most: goals[kind],
      digits: 2,
      note: `${ours.toFixed(0)} ms to ${least.toFixed(0)} ms, ${runs} runs, ours ${range(times.ours[kind])}, least ${range(times.least[kind])}`,
    })
  }

  /**
   * @param {string} address
   * @returns {Promise<Record<Kind, number>>}
   */
  async function visit(address) {
    line.cut()
    const visitor = await newProfile(line.ports, hosts.certificate)
    const first = await timeToPicture(visitor.page, address)
    // What a first visit leaves to be done is done by then: the database, and the browser's own cache.
    await visitor.page.waitForTimeout(2000)
    await visitor.page.close()
    line.cut()
    const later = await timeToPicture(await newTab(visitor.context), address)
    await visitor.leave()
    line.cut()
    const { context, page } = await newVisitor(browser)
    const inPrivate = await timeToPicture(page, address)
    await context.close()
    return {
      'first visit': first,
      'later visit': later,
      'first visit in a private window': inPrivate,
    }
  }
}

/**
 * @param {import('playwright').Page} page
 * @param {string} address
 * @returns milliseconds from the navigation's start to the frame that shows the whole picture
 */
async function timeToPicture(page, address) {
  await page.goto(address, { waitUntil: 'commit' })
  return page.evaluate(
    () =>
      new Promise((done, fail) => {
        setTimeout(() => fail(new Error('No picture was painted in 30 seconds.')), 30_000)
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const shown = String(Reflect.get(entry, 'url'))
            if (shown.endsWith('.png')) done(entry.startTime)
          }
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
}

/** @returns {Record<Kind, number[]>} */
function noTimes() {
  return { 'first visit': [], 'later visit': [], 'first visit in a private window': [] }
}

/** @param {number[]} numbers */
function range(numbers) {
  return `${Math.min(...numbers).toFixed(0)}–${Math.max(...numbers).toFixed(0)}`
}
