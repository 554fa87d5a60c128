import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { byDate } from '../fixtures/by-date.ts'
import { copiedText, mockClipboard } from '../fixtures/clipboard.ts'
import { answerWith } from '../fixtures/entries.ts'

test.use({ answers: { title: 'A Lamp', copyright: 'Ada\nNova' } })

async function open(page: Page) {
  await page.goto('/dateview?date=2024-01-05')
  await byDate(page).title.click()
}

test('Open original opens the full-size picture in its own tab', async ({ page, context }) => {
  await answerWith(page, { hdurl: 'http://pictures.example/full.png ' })
  await open(page)
  const link = page.getByRole('link', { name: 'Open original' })
  const tab = context.waitForEvent('page')
  await link.click()
  await expect(await tab).toHaveURL('https://pictures.example/full.png')
  expect(await (await tab).evaluate(() => window.opener)).toBeNull()
})

for (const hdurl of ['https://pictures.example/full.mov', undefined, 'javascript:alert(1)']) {
  test(`if the full size is ${hdurl}, Open original leads to the shown picture`, async ({
    page,
  }) => {
    await answerWith(page, { hdurl })
    await open(page)
    await expect(page.getByRole('link', { name: 'Open original' })).toHaveAttribute(
      'href',
      'https://pictures.example/lamp.png',
    )
  })
}

test('Share copies the day’s address and says so', async ({ page, app }) => {
  await mockClipboard(page, 'takes')
  await open(page)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  expect(await copiedText(page)).toBe(`${app.origin}/dateview?date=2024-01-05`)
})

test('after a message has passed, the next one is shown again', async ({ page }) => {
  await mockClipboard(page, 'takes')
  await open(page)
  const message = page.getByText('Credit copied.')
  for (let time = 0; time < 2; time += 1) {
    await page.getByRole('button', { name: 'Copy credit' }).click()
    await expect(message).toBeVisible()
    await message.evaluate((it) => it.getAnimations().forEach((pass) => pass.finish()))
    await expect(message).toBeHidden()
  }
})

test('Share opens the system’s sheet if there is one, and accepts a cancel', async ({
  page,
  app,
}) => {
  await mockClipboard(page, 'takes')
  await page.addInitScript(() => {
    const value = (shared: unknown) => {
      Reflect.set(globalThis, 'shared', shared)
      return Promise.reject(new DOMException('thought better', 'AbortError'))
    }
    Object.defineProperty(navigator, 'share', { value, configurable: true })
  })
  await open(page)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect
    .poll(() => page.evaluate(() => Reflect.get(globalThis, 'shared')))
    .toEqual({ title: 'A Lamp', url: `${app.origin}/dateview?date=2024-01-05` })
  expect(await copiedText(page)).toBeUndefined()
})

test('Copy credit copies one line and says so', async ({ page }) => {
  await mockClipboard(page, 'takes')
  await open(page)
  await page.getByRole('button', { name: 'Copy credit' }).click()
  await expect(page.getByText('Credit copied.')).toBeVisible()
  expect(await copiedText(page)).toBe(
    'A Lamp · © Ada Nova · 2024-01-05 · https://apod.nasa.gov/apod/ap240105.html',
  )
})

for (const answer of ['refuses', 'missing'] as const) {
  test(`if the clipboard ${answer}, the text can be copied by hand`, async ({ page, app }) => {
    await mockClipboard(page, answer)
    await open(page)
    await page.getByRole('button', { name: 'Share' }).click()
    const reason = page.getByText('Your browser did not let this page copy the link.')
    await reason.click({ trial: true })
    const field = page.getByLabel('Copy it by hand:')
    await expect(field).toBeFocused()
    expect(
      await field.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]),
    ).toEqual([0, `${app.origin}/dateview?date=2024-01-05`.length])
    // As when another window is opened.
    await field.dispatchEvent('focusout')
    await expect(field).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(field).toHaveCount(0)
  })
}

test('a film has Share and Copy credit, but no Open original', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/)
  await answerWith(page, { media_type: 'video', url: 'https://pictures.example/film.mp4' })
  await open(page)
  await expect(page.getByRole('button', { name: 'Copy credit' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open original' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Zoom', exact: true })).toHaveCount(0)
})
