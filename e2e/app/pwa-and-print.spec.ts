import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { byDate } from '../fixtures/page.ts'
import { answerWith, mockOtherHosts } from '../fixtures/entries.ts'
import { sheets } from '../fixtures/browser.ts'

async function open(page: Page) {
  await page.goto('/dateview?date=2024-01-05')
  await expect(byDate(page).card.getByRole('img')).toBeVisible()
  await page.waitForLoadState('networkidle')
}

test('A visitor can install the page, which names NASA’s feed and has no service worker', async ({
  page,
}) => {
  await page.goto('/')
  const link = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await (await page.request.get(link ?? '')).json()
  expect(manifest).toMatchObject({
    name: 'Astronomy Picture Of the Day',
    start_url: 'dateview',
    display: 'standalone',
    shortcuts: [
      { name: 'Today', url: 'dateview' },
      { name: 'Bookmarks', url: 'bookmarks' },
    ],
  })
  await expect(page.locator('link[rel=alternate][type="application/rss+xml"]')).toHaveAttribute(
    'href',
    'https://science.nasa.gov/feed/apod-basic/',
  )
  for (const { src, type, sizes } of manifest.icons) {
    const response = await page.request.get(`/${src}`)
    expect(response.headers()['content-type']).toBe(type)
    if (type !== 'image/png') continue
    const body = await response.body()
    expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`).toBe(sizes)
  }
  for (const scheme of ['dark', 'light']) {
    await expect(page.locator(`meta[name=theme-color][media*=${scheme}]`)).toHaveCount(1)
  }
  const workers = await page.evaluate(
    async () => (await navigator.serviceWorker.getRegistrations()).length,
  )
  expect(workers).toBe(0)
})

test('A visitor prints a day on one sheet: its date, title, picture, copyright and text, and no controls', async ({
  page,
}) => {
  await mockOtherHosts(page)
  const explanation = 'A lamp was lit, and the night came to look at it. '.repeat(20)
  await answerWith(page, { copyright: 'Ada Nova', explanation })
  await open(page)
  await page.emulateMedia({ media: 'print' })
  const { card, submit, previous, heart } = byDate(page)
  for (const part of [
    card.getByText('Friday, January 5, 2024'),
    card.getByRole('heading'),
    card.getByRole('img'),
    card.getByText('© Ada Nova'),
    card.getByText(explanation).last(),
  ]) {
    await expect(part).toBeVisible()
  }
  for (const part of [submit, previous, heart, page.locator('nav'), card.getByText('Read about')]) {
    await expect(part).toBeHidden()
  }
  expect(await sheets(page)).toBe(1)
})

test('A visitor prints the open dialog whole on one sheet', async ({ page }) => {
  await open(page)
  const { title, card, dialog } = byDate(page)
  await title.click()
  await expect(dialog.getByRole('button', { name: 'Share' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(dialog.getByRole('heading', { level: 2 })).toBeVisible()
  await expect(dialog.getByRole('button')).toHaveCount(0)
  await expect(card).toHaveCount(0)
  const cut = await dialog.evaluate((box) => box.scrollHeight > box.clientHeight)
  expect(cut).toBe(false)
  expect(await sheets(page)).toBe(1)
})
