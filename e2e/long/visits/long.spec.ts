import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/app.ts'
import { answerWith, mockOtherHosts } from '../../fixtures/entries.ts'
import { lookInModal, lookUpWithin } from '../faults/assert-healthy.ts'

// A phone's screen has less to draw.
test.use({ viewport: { width: 375, height: 667 } })

test('after 2,000 look-ups and 500 dialogs only the latest answers stay in memory', async ({
  page,
}) => {
  test.setTimeout(20 * 60_000)
  await mockOtherHosts(page)
  await answerWith(page, { explanation: 'The night went on. '.repeat(60) })
  await page.goto('/dateview?date=1996-01-01')
  await expect(page.getByRole('article')).toBeVisible()
  const measured = []

  for (let lookUps = 500; lookUps <= 2000; lookUps += 500) {
    const days = Array.from(
      { length: 500 },
      (_, index) => new Date(Date.UTC(1996, 0, 1 + lookUps - index)),
    )
    await lookUpWithin(page, ...days.map((day) => day.toISOString().slice(0, 10)))
    measured.push({ after: `${lookUps} look-ups`, ...(await measure(page)) })
  }
  for (let opening = 1; opening <= 500; opening += 1) {
    expect(await lookInModal(page)).toEqual([])
    if (opening % 250 === 0)
      measured.push({ after: `${opening} openings`, ...(await measure(page)) })
  }

  console.table(measured)
  const [first, half, , last, , end] = measured
  if (!first || !half || !last || !end) throw new Error('Nothing was measured.')
  // Each new answer replaces an old one, so the second thousand adds nothing.
  expect(last.heap - half.heap).toBeLessThan(200_000)
  expect(end.heap - last.heap).toBeLessThan(1_000_000)
  for (const { elements, listeners } of measured) {
    expect(elements).toBeLessThan(first.elements * 1.1 + 50)
    expect(listeners).toBeLessThan(first.listeners * 1.1 + 20)
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
