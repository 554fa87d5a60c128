import type { Page } from '@playwright/test'
import { findDay } from '../../mock-api/kind.ts'
import { expect, test } from '../fixtures/app.ts'
import { byDate } from '../fixtures/by-date.ts'
import { failedRequest } from '../fixtures/console.ts'
import { edges, overlap } from '../fixtures/overlap.ts'

for (const [width, height] of [
  [375, 667],
  [667, 375],
  [768, 1024],
  [1024, 768],
  [1440, 900],
] as const) {
  test(`at ${width} x ${height} why there is no next day is all in its box, clear of the buttons`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/dateview')
    const { card, next } = byDate(page)
    await expect(card).toBeVisible()
    await next.focus()
    const reason = page.getByRole('tooltip')
    await expect(reason).toBeVisible()
    expect(await reason.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
    const { left, right } = await edges(reason)
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(width)
    expect(await overlap(reason, next)).toBe(false)
  })
}

for (const [width, height] of [
  [375, 667],
  [667, 375],
] as const) {
  test(`at ${width} x ${height} a film's controls are clear of the buttons to other days`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto(`/dateview?date=${findDay('film')}`)
    const film = byDate(page).card.locator('video')
    await expect(film).toBeVisible()
    for (const button of dayButtons(page)) expect(await overlap(film, button)).toBe(false)
  })
}

test('on a small phone in landscape, the page’s title is clear of the date', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 })
  await page.goto('/dateview?date=2024-01-05')
  const { date, card } = byDate(page)
  await expect(card).toBeVisible()
  expect(await overlap(page.getByRole('heading', { level: 1 }), date)).toBe(false)
})

test('where height is short, the bar covers the round buttons, not they the bar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 390 })
  await page.goto('/dateview?date=2024-01-05')
  const { random, card } = byDate(page)
  await expect(card).toBeVisible()
  const link = page.getByRole('navigation').getByRole('link', { name: 'Bookmarks' })
  expect(await overlap(random, link)).toBe(true)
  const { left, bottom } = await edges(random)
  const onTop = await link.evaluate(
    (each, [x, y]) => each.contains(document.elementFromPoint(x, y)),
    [left + 22, bottom - 8] as const,
  )
  expect(onTop).toBe(true)
})

test('with a scrollbar at 320 px, the buttons of a day without an entry are on one line', async ({
  page,
  allowConsole,
}) => {
  allowConsole(failedRequest)
  await page.setViewportSize({ width: 305, height: 640 })
  await page.goto('/dateview?date=1990-01-01')
  await expect(page.getByText('Invalid Request')).toBeVisible()
  const tops = await Promise.all(dayButtons(page).map(async (button) => (await edges(button)).top))
  expect(new Set(tops).size).toBe(1)
})

function dayButtons(page: Page) {
  const { previous, next, random } = byDate(page)
  return [previous, next, random]
}
