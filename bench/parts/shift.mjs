import { report } from '../figures.mjs'
import { openHosts } from '../hosts/hosts.mjs'
import { seedBookmarks } from './many-bookmarks.mjs'
import { settings } from '../hosts/sky.mjs'
import { newVisitor, openBrowser } from '../visitor.mjs'

/** Widths and heights, from a panorama to a comet's tail. @type {[number, number][]} */
const sizes = [
  [400, 100],
  [300, 200],
  [200, 200],
  [160, 240],
  [80, 320],
]
const viewports = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
]

/** How much the page shifts from its first paint until its pictures stand there, on both screens. */
export async function benchShift() {
  const hosts = await openHosts()
  const browser = await openBrowser(hosts.ports, hosts.certificate)
  settings.latency = 200
  settings.mediaLatency = 400
  const shifts = { dateview: 0, bookmarks: 0 }

  for (const viewport of viewports) {
    for (const size of sizes) {
      settings.size = size
      const { context, page } = await newVisitor(browser, viewport)
      await seedBookmarks(page, 10)
      for (const screen of /** @type {const} */ (['dateview', 'bookmarks'])) {
        shifts[screen] = Math.max(shifts[screen], await shiftOf(page, screen))
      }
      await context.close()
    }
  }
  Object.assign(settings, { latency: 0, mediaLatency: 0, size: [320, 208] })
  await browser.close()
  hosts.close()

  const note = `the most of ${sizes.length} proportions at ${viewports.map(({ width }) => width).join(' and ')} px`
  report({ name: 'Layout shift of By Date', value: shifts.dateview, most: 0, digits: 4, note })
  report({ name: 'Layout shift of Bookmarks', value: shifts.bookmarks, most: 0, digits: 4, note })
}

/**
 * @param {import('playwright').Page} page
 * @param {string} screen
 */
async function shiftOf(page, screen) {
  await page.goto(`https://apod.bench/${screen}`)
  await page.locator('article img').first().waitFor()
  await page.waitForFunction(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top < innerHeight)
      .every((image) => image.complete),
  )
  await page.waitForTimeout(300)
  return page.evaluate(
    () =>
      new Promise((done) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => done(sum), 100)
      }),
  )
}
