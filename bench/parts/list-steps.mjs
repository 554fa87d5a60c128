import { longestFrame } from './frames.mjs'

/** @typedef {import('playwright').Page} Page */

/**
 * @param {Page} page
 * @returns milliseconds from the navigation to the frame with the first cards and their text
 */
export async function openList(page) {
  await page.goto('about:blank')
  await page.goto('https://apod.bench/bookmarks', { waitUntil: 'commit' })
  return page.evaluate(
    () =>
      new Promise((done) => {
        function look() {
          if (!document.querySelector('article h2')) requestAnimationFrame(look)
          else setTimeout(() => done(performance.now()))
        }
        look()
      }),
  )
}

/**
 * @param {Page} page
 * @returns megabytes after garbage collection
 */
export async function heapOf(page) {
  await page.waitForTimeout(1000)
  return page.evaluate(() => {
    globalThis.gc?.()
    const { usedJSHeapSize } = Reflect.get(performance, 'memory')
    return Number(usedJSHeapSize) / 1e6
  })
}

/**
 * Turns the wheel for some seconds, a little with every frame.
 * @param {Page} page
 * @returns the longest frame, in milliseconds
 */
export async function scrollSteadily(page) {
  await page.bringToFront()
  await page.mouse.move(600, 400)
  return longestFrame(page, async () => {
    for (let turn = 0; turn < 240; turn += 1) {
      await page.mouse.wheel(0, 40)
      await page.waitForTimeout(16)
    }
  })
}

/**
 * Presses End.
 * @param {Page} page
 * @returns how many cards are missing from the last one mounted to the list's last
 */
export async function reachTheEnd(page) {
  await page.keyboard.press('End')
  await page.waitForTimeout(1000)
  return page
    .getByRole('listitem')
    .last()
    .evaluate((item) => Number(item.ariaSetSize) - Number(item.ariaPosInSet))
}

/**
 * @param {Page} page
 * @returns milliseconds from the press on a card's remove button to the frame without the card
 */
export async function removeOne(page) {
  await page.evaluate(() => scrollTo(0, 0))
  await page.waitForTimeout(500)
  return page.evaluate(
    () =>
      new Promise((done, fail) => {
        const button = document.querySelector('article [aria-label="Remove bookmark"]')
        if (!(button instanceof HTMLElement)) return fail(new Error('There is nothing to remove.'))
        const start = performance.now()
        button.click()
        function look() {
          if (button?.isConnected) requestAnimationFrame(look)
          else setTimeout(() => done(performance.now() - start))
        }
        return requestAnimationFrame(look)
      }),
  )
}

/**
 * @param {Page} page on By Date
 * @returns milliseconds from the press on the heart to the frame that shows it changed
 */
export async function changeHeart(page) {
  await page.locator('[aria-label=Bookmark]:enabled').waitFor()
  await page.waitForTimeout(300)
  return page.evaluate(
    () =>
      new Promise((done, fail) => {
        const heart = document.querySelector('[aria-label=Bookmark]')
        if (!(heart instanceof HTMLElement)) return fail(new Error('There is no heart.'))
        const before = heart.ariaPressed
        const start = performance.now()
        heart.click()
        function look() {
          if (heart?.ariaPressed === before) requestAnimationFrame(look)
          else setTimeout(() => done(performance.now() - start))
        }
        return requestAnimationFrame(look)
      }),
  )
}
