import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { byDate } from '../fixtures/by-date.ts'
import { answerWith, mockOtherHosts } from '../fixtures/entries.ts'
import { sheets, showAsPrinted } from '../fixtures/printed.ts'

async function open(page: Page) {
  await page.goto('/dateview?date=2024-01-05')
  await expect(byDate(page).card.getByRole('img')).toBeVisible()
  await page.waitForLoadState('networkidle')
}

test('the page can be installed: manifest, icons and colours, and no service worker', async ({
  page,
}) => {
  await page.goto('/')
  const link = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await (await page.request.get(link ?? '')).json()
  expect(manifest).toMatchObject({
    name: 'Astronomy Picture Of the Day',
    start_url: 'dateview',
    display: 'standalone',
  })
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

test('a day prints on one sheet: its date, title, picture, copyright and text, and no controls', async ({
  page,
  browserName,
}) => {
  await mockOtherHosts(page)
  const explanation = 'A lamp was lit, and the night came to look at it. '.repeat(20)
  await answerWith(page, { copyright: 'Ada Nova', explanation })
  await open(page)
  await showAsPrinted(page, browserName)
  const { card, submit, previous, heart } = byDate(page)
  for (const part of [
    card.getByText('2024-01-05', { exact: true }),
    card.getByRole('heading'),
    card.getByRole('img'),
    card.getByText('© Ada Nova'),
    card.getByText(explanation),
  ]) {
    await expect(part).toBeVisible()
  }
  for (const part of [submit, previous, heart, page.locator('nav'), card.getByText('Read about')]) {
    await expect(part).toBeHidden()
  }
  expect(await sheets(page, browserName)).toBe(1)
})

test('a notice above a day takes nothing from its printed picture', async ({
  page,
  browserName,
}) => {
  await mockOtherHosts(page)
  await answerWith(page, { date: '2024-01-04' })
  await page.goto('/dateview?date=2024-01-05')
  await expect(page.getByText('NASA sent the picture of another day')).toBeVisible()
  await showAsPrinted(page, browserName)
  const { height = 0 } = (await byDate(page).card.getByRole('img').boundingBox()) ?? {}
  const window = await page.evaluate(() => innerHeight)
  expect(height).toBeCloseTo(0.42 * window, 0)
})

test('the open entry prints on one sheet with its text, and nothing else', async ({
  page,
  browserName,
}) => {
  await open(page)
  const { title, card, modal } = byDate(page)
  await title.click()
  await expect(modal.getByRole('button', { name: 'Share' })).toBeVisible()
  await showAsPrinted(page, browserName)
  await expect(modal.getByRole('heading')).toBeVisible()
  await expect(modal.getByRole('button')).toHaveCount(0)
  await expect(card).toHaveCount(0)
  const cut = await modal.evaluate((dialog) => dialog.scrollHeight > dialog.clientHeight)
  expect(cut).toBe(false)
  expect(await sheets(page, browserName)).toBe(1)
})

test('with the image viewer open, the entry beneath it prints', async ({ page, browserName }) => {
  await open(page)
  const { title, modal } = byDate(page)
  await title.click()
  await modal.getByRole('button', { name: 'Zoom', exact: true }).click()
  const viewer = page.locator('dialog[aria-label="Image viewer"]')
  await expect(viewer.locator('img:not([hidden])')).toHaveAttribute('src', /-full\.png$/)
  await showAsPrinted(page, browserName)
  await expect(viewer).toBeHidden()
  await expect(modal.getByRole('heading')).toBeVisible()
  await expect(modal.getByRole('img')).toBeVisible()
  expect(await sheets(page, browserName)).toBe(1)
})
