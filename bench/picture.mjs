import { median, tell } from './figures.mjs'
import { openHosts } from './hosts.mjs'
import { openLine } from './line.mjs'
import { newTab, newVisitor, openBrowser } from './visitor.mjs'

const runs = Number(process.env['BENCH_RUNS'] ?? 7)
const pages = { least: 'https://least.bench/', ours: 'https://apod.bench/dateview' }

/** From the address to the day's picture painted, against the least page that could, turn about. */
export async function benchPicture() {
  const hosts = await openHosts()
  const line = await openLine(hosts.ports)
  const browser = await openBrowser(line.ports, hosts.certificate)
  const times = { least: noTimes(), ours: noTimes() }

  // The browser's own first page is slow; nobody's time is taken from it.
  for (const address of Object.values(pages)) await visitTwice(browser, line, address)
  for (let run = 0; run < runs; run += 1) {
    for (const name of /** @type {const} */ (['least', 'ours'])) {
      const { first, later } = await visitTwice(browser, line, pages[name])
      times[name].first.push(first)
      times[name].later.push(later)
    }
  }
  await browser.close()
  line.close()
  hosts.close()

  for (const visit of /** @type {const} */ (['first', 'later'])) {
    const [ours, least] = [median(times.ours[visit]), median(times.least[visit])]
    tell({
      name: `Time to the picture, ${visit} visit, to the least page's`,
      value: ours / least,
      most: { first: 1.1, later: 1.35 }[visit],
      digits: 2,
      note: `${ours.toFixed(0)} ms to ${least.toFixed(0)} ms, ${runs} runs, ours ${range(times.ours[visit])}, least ${range(times.least[visit])}`,
    })
  }
}

/**
 * @param {import('playwright').Browser} browser
 * @param {{ cut: () => void }} line
 * @param {string} address
 */
async function visitTwice(browser, line, address) {
  line.cut()
  const { context, page } = await newVisitor(browser)
  const first = await timeToPicture(page, address)
  // What a first visit leaves to be done is done by then: the database, and the browser's own cache.
  await page.waitForTimeout(2000)
  await page.close()
  line.cut()
  const later = await timeToPicture(await newTab(context), address)
  await context.close()
  return { first, later }
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

/** @returns {{ first: number[], later: number[] }} */
function noTimes() {
  return { first: [], later: [] }
}

/** @param {number[]} numbers */
function range(numbers) {
  return `${Math.min(...numbers).toFixed(0)}–${Math.max(...numbers).toFixed(0)}`
}
