import { median, report } from '../figures.mjs'
import { openHosts } from '../hosts/hosts.mjs'
import { settings } from '../hosts/sky.mjs'
import { newVisitor, openBrowser } from '../visitor.mjs'

const days = Array.from({ length: 10 }, (_, index) => `2024-01-${String(index + 10)}`)

/** From a submitted date to its skeleton, and to the card of a date that was seen before. */
export async function benchLookUp() {
  const hosts = await openHosts()
  const browser = await openBrowser(hosts.ports, hosts.certificate)
  const { page } = await newVisitor(browser)
  settings.latency = 300
  await page.goto('https://apod.bench/dateview?date=2024-01-01')
  await shown(page, '2024-01-01')

  const unseen = []
  for (const day of days) {
    unseen.push(await framesUntil(page, day, '[role=status]'))
    await shown(page, day)
  }
  const seen = []
  for (const day of days) seen.push(await framesUntil(page, day, `article img[src*="${day}"]`))
  settings.latency = 0
  await browser.close()
  hosts.close()

  report({
    name: 'Frames from the input to the skeleton',
    value: median(unseen),
    most: 1,
    note: String(unseen),
  })
  report({
    name: 'Frames from the input to a seen date’s card',
    value: median(seen),
    most: 1,
    note: String(seen),
  })
}

/**
 * @param {import('playwright').Page} page
 * @param {string} day
 */
async function shown(page, day) {
  await page.locator(`article img[data-picture="${day}"]`).waitFor()
}

/**
 * Types the day, presses Enter, and counts the frames until what is waited for is in the page.
 * @param {import('playwright').Page} page
 * @param {string} day
 * @param {string} selector
 */
async function framesUntil(page, day, selector) {
  const input = page.locator('input[type=date]')
  await input.fill(day)
  const counted = page.evaluate(
    (awaited) =>
      new Promise((done) => {
        let frames = 0
        function count() {
          frames += 1
          if (document.querySelector(awaited)) done(frames)
          else requestAnimationFrame(count)
        }
        addEventListener('keydown', () => requestAnimationFrame(count), {
          capture: true,
          once: true,
        })
      }),
    selector,
  )
  // The listener is there before the key is pressed: both go over one connection, in order.
  await input.press('Enter')
  return Number(await counted)
}
