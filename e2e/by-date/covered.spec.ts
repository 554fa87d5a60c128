import type { Page } from '@playwright/test'
import { findDay } from '../../mock-api/kind.ts'
import { expect, test } from '../fixtures/app.ts'
import { byDate } from '../fixtures/by-date.ts'
import { failedRequest } from '../fixtures/console.ts'
import { edges, overlap, resize } from '../fixtures/geometry.ts'

test('at any size the reason for no next day is fully visible, clear of the buttons', async ({
  page,
}) => {
  await page.goto('/dateview')
  const { card, date, next } = byDate(page)
  const reason = page.getByRole('tooltip')
  await expect(card).toBeVisible()
  for (const [width, height] of [
    [375, 667],
    [667, 375],
    [768, 1024],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await test.step(`${width} x ${height}`, async () => {
      await date.focus()
      await expect(reason).toBeHidden()
      await resize(page, width, height)
      await next.focus()
      await expect(reason).toBeVisible()
      expect(await reason.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
      const { left, right } = await edges(reason)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(width)
      expect(await overlap(reason, next)).toBe(false)
    })
  }
})

test('on a phone, upright or not, a film’s controls are clear of the buttons to other days', async ({
  page,
}) => {
  await page.goto(`/dateview?date=${findDay('film')}`)
  const film = byDate(page).card.locator('video')
  await expect(film).toBeVisible()
  for (const [width, height] of [
    [375, 667],
    [667, 375],
  ] as const) {
    await resize(page, width, height)
    for (const button of dayButtons(page))
      expect(await overlap(film, button), `${width} x ${height}`).toBe(false)
  }
})

test('where there is little room, no control covers another that it should not', async ({
  page,
  allowConsole,
}) => {
  allowConsole(failedRequest)
  await resize(page, 640, 360)
  await page.goto('/dateview?date=2024-01-05')
  const { card, date, lookUp, random } = byDate(page)
  await expect(card).toBeVisible()
  await test.step('on a small phone in landscape, the page’s title is clear of the date', async () => {
    expect(await overlap(page.getByRole('heading', { level: 1 }), date)).toBe(false)
  })
  await test.step('where height is short, the bar covers the round buttons, not they the bar', async () => {
    await resize(page, 375, 390)
    const link = page.getByRole('navigation').getByRole('link', { name: 'Bookmarks' })
    expect(await overlap(random, link)).toBe(true)
    const { left, bottom } = await edges(random)
    const onTop = await link.evaluate(
      (each, [x, y]) => each.contains(document.elementFromPoint(x, y)),
      [left + 22, bottom - 8] as const,
    )
    expect(onTop).toBe(true)
  })
  await test.step('with a scrollbar at 320 px, the buttons of a day without an entry are on one line', async () => {
    await resize(page, 305, 640)
    await lookUp('1990-01-01')
    await expect(page.getByText('Invalid Request')).toBeVisible()
    const tops = await Promise.all(
      dayButtons(page).map(async (button) => (await edges(button)).top),
    )
    expect(new Set(tops).size).toBe(1)
  })
})

function dayButtons(page: Page) {
  const { previous, next, random } = byDate(page)
  return [previous, next, random]
}
