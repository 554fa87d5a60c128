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

test('Share copies the day’s address, Copy credit one line, and each time the message is shown', async ({
  page,
  app,
}) => {
  await mockClipboard(page, 'takes')
  await open(page)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  expect(await copiedText(page)).toBe(`${app.origin}/dateview?date=2024-01-05`)
  const message = page.getByText('Credit copied.')
  for (let time = 0; time < 2; time += 1) {
    await page.getByRole('button', { name: 'Copy credit' }).click()
    await expect(message).toBeVisible()
    await message.evaluate((it) => it.getAnimations().forEach((pass) => pass.finish()))
    await expect(message).toBeHidden()
  }
  expect(await copiedText(page)).toBe(
    'A Lamp · © Ada Nova · 2024-01-05 · https://apod.nasa.gov/apod/ap240105.html',
  )
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

test('if the clipboard refuses, the text can be copied by hand', async ({ page, app }) => {
  await mockClipboard(page, 'refuses')
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
