import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/app.ts'
import { lookInModal, lookUpWithin } from '../faults/assert-healthy.ts'
import { limit, tries } from '../times.ts'

// A phone's screen has less to draw.
test.use({
  viewport: { width: 375, height: 667 },
  answers: { explanation: 'The night went on. '.repeat(60) },
})

/** The first half fills the cache of 500 answers, and the heap settles; the second must add nothing. */
const lookUps = Math.max(1500, 2 * tries(1000))
const openings = tries(500)

test(`after ${lookUps} look-ups and ${openings} dialogs only the latest answers stay in memory`, async ({
  page,
}) => {
  test.setTimeout(limit(20))
  await page.goto('/dateview?date=1996-01-01')
  await expect(page.getByRole('article')).toBeVisible()
  const first = await lookUpDays(0, 500)
  const half = await lookUpDays(500, lookUps / 2)
  const whole = await lookUpDays(lookUps / 2, lookUps)
  for (let opening = 0; opening < openings; opening += 1) {
    expect(await lookInModal(page)).toEqual([])
  }
  const end = await measure(page)

  console.table({ first, half, whole, end })
  // Each new answer replaces an old one. In bytes:
  expect(whole.heap - half.heap).toBeLessThan((lookUps / 2) * 200)
  // The dialog's script, and next to nothing for each opening.
  expect(end.heap - whole.heap).toBeLessThan(500_000 + openings * 1000)
  for (const { elements, listeners } of [half, whole, end]) {
    expect(elements).toBeLessThan(first.elements * 1.1 + 50)
    expect(listeners).toBeLessThan(first.listeners * 1.1 + 20)
  }

  async function lookUpDays(from: number, to: number) {
    const days = Array.from({ length: to - from }, (_, index) =>
      Date.UTC(1996, 0, 2 + from + index),
    )
    await lookUpWithin(page, ...days.map((day) => new Date(day).toISOString().slice(0, 10)))
    return measure(page)
  }
})

/** The page's memory after garbage collection; the heap in bytes. */
async function measure(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  await session.send('Performance.enable')
  const { metrics } = await session.send('Performance.getMetrics')
  await session.detach()
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN
  return {
    heap: value('JSHeapUsedSize'),
    elements: value('Nodes'),
    listeners: value('JSEventListeners'),
  }
}
