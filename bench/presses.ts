import type { Page } from '@playwright/test'
import { waitForPaint } from '../e2e/fixtures/page.ts'
import type { Time } from './compare.ts'

/** By the path where they begin: keys, and selectors of what is clicked. Each press changes the address. */
export const visits: Record<string, [name: string, target: string][]> = {
  'dateview?date=2024-01-11': [
    // Only this step leads to a new day. The others' pictures are in memory.
    ['Next day', '[title="Next day"]'],
    ['Previous day', '[title="Previous day"]'],
    ['Next day, arrow key', 'ArrowRight'],
    ['Previous day, arrow key', 'ArrowLeft'],
    ['Next day, arrow key', 'ArrowRight'],
    ['Card opens', 'article h2 button'],
    ['Next day in the dialog', 'dialog [title="Next day"]'],
    ['Dialog closes', 'Escape'],
  ],
  'dateview?month=2012-05': [
    ['Previous month, arrow key', 'ArrowLeft'],
    ['Previous month', '[title="Previous month"]'],
    ['Day of the month', 'main li a[href*="date="]:not([tabindex])'],
    ['Link Browse', 'nav a:has-text("Browse")'],
  ],
  bookmarks: [
    ['Bookmark opens', 'article h2 button'],
    ['Next bookmark in the dialog', 'dialog [title="Next bookmark"]'],
    ['Bookmark closes', 'Escape'],
    ['Link By Date', 'nav a:has-text("By Date")'],
    ['Link Bookmarks', 'nav a:has-text("Bookmarks")'],
  ],
}

/** Times each press until the next paint: the longest of its events in Event Timing, but at least 16 ms. */
export async function timePresses(page: Page, url: string, presses: [string, string][]) {
  await page.addInitScript(() => {
    const durations: number[] = []
    Reflect.set(globalThis, 'durations', durations)
    const options = { type: 'event', durationThreshold: 16 }
    new PerformanceObserver((list) => {
      for (const event of list.getEntries())
        if (event instanceof PerformanceEventTiming && event.interactionId > 0)
          durations.push(event.duration)
    }).observe(options)
  })
  await page.goto(url)
  await page.waitForTimeout(3000)
  const times: Time[] = []
  for (const [name, target] of [...presses, ...presses, ...presses]) {
    const before = page.url()
    await press(page, target)
    await page.waitForURL(({ href }) => href !== before)
    await waitForPaint(page)
    // By then, animations have ended and pictures have loaded.
    await page.waitForTimeout(1500)
    const durations = await page.evaluate((): number[] =>
      Reflect.get(globalThis, 'durations').splice(0),
    )
    times.push([name, Math.max(16, ...durations)])
  }
  return times
}

async function press(page: Page, target: string) {
  if (/^\w+$/.test(target)) return page.keyboard.press(target, { delay: 60 })
  const control = page.locator(target).first()
  await control.hover()
  await page.waitForTimeout(300)
  // Without Playwright's checks, which would take time within the press.
  return control.click({ delay: 60, force: true })
}
