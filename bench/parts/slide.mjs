import { median, tell } from '../figures.mjs'
import { openHosts } from '../hosts/hosts.mjs'
import { settings } from '../hosts/sky.mjs'
import { newVisitor, openBrowser } from '../visitor.mjs'
import { longestFrame } from './frames.mjs'

const viewports = [
  { width: 1280, height: 800 },
  { width: 375, height: 667 },
]
const days = ['2024-01-12', '2024-01-11', '2024-01-10']

/** Steps between days that were seen before, which slide. */
export async function benchSlide() {
  const hosts = await openHosts()
  const browser = await openBrowser(hosts.ports, hosts.certificate)
  settings.size = [1440, 960]
  for (const viewport of viewports) {
    const { context, page } = await newVisitor(browser, viewport)
    for (const day of days) {
      await page.goto(`https://apod.bench/dateview?date=${day}`)
      await page.locator(`article img[data-picture="${day}"]`).waitFor()
      await page.waitForTimeout(1000)
    }
    const longest = []
    for (const step of ['Next day', 'Next day', 'Previous day', 'Previous day', 'Next day']) {
      longest.push(await longestFrame(page, () => press(page, step)))
    }
    tell({
      name: `Longest frame of a slide at ${viewport.width} px`,
      value: median(longest),
      most: 50,
      unit: ' ms',
      note: `median of five: ${longest.join(', ')} ms`,
    })
    await context.close()
  }
  settings.size = [320, 208]
  await browser.close()
  hosts.close()
}

/**
 * @param {import('playwright').Page} page
 * @param {string} step
 */
async function press(page, step) {
  await page.getByRole('button', { name: step }).click()
  await page.locator('html[data-slide]').waitFor()
  await page.locator('html:not([data-slide])').waitFor()
}
