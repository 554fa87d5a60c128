import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { copiedText, mockClipboard } from '../fixtures/browser.ts'
import { byDate } from '../fixtures/page.ts'

const asset =
  'https://assets.science.nasa.gov/dynamicimage/assets/a/lamp.jpg?w=4000&h=3000&fit=clip'

test.use({
  answers: {
    title: 'M31 beside NGC 206',
    url: asset,
    hdurl: asset,
    copyright: 'Ada\nNova',
    alt: 'A spiral of stars, seen from aside.',
  },
})

async function openDialog(page: Page) {
  await page.goto('/dateview?date=2024-01-05')
  await byDate(page).title.click()
}

test('A visitor reads what the picture shows, opens the original, the picture for the screen and an object’s place in the sky, and finds more pictures of it', async ({
  page,
}) => {
  await openDialog(page)
  const { dialog, more } = byDate(page)
  const description = dialog.getByText('A spiral of stars, seen from aside.')
  await expect(description).toBeHidden()
  await dialog.getByText('Image description').click()
  await expect(description).toBeVisible()
  const size = await page.evaluate(() => [screen.width, screen.height])
  const forScreen = dialog.getByRole('link', { name: 'As wallpaper' })
  await expect(forScreen).toBeHidden()
  await more.press('Enter')
  await expect(forScreen).toHaveAttribute('title', size.join(' × '))
  await expect(forScreen).toHaveAttribute('rel', 'noreferrer')
  await expect(dialog.getByRole('link', { name: /^Map of the sky/ })).toHaveText([
    'Map of the sky around M 31',
    'Map of the sky around NGC 206',
  ])
  for (const [name, address] of [
    ['Full size', 'https://assets.science.nasa.gov/content/dam/a/lamp.jpg'],
    ['As wallpaper', `${asset.slice(0, asset.indexOf('?'))}?w=${size[0]}&h=${size[1]}&fit=crop`],
    ['Map of the sky around M 31', 'https://sky.esa.int/esasky/?target=M%2031'],
  ] as const) {
    const link = dialog.getByRole('link', { name })
    await expect(link).toHaveAttribute('href', address)
    await expect(link).toHaveAttribute('rel', /noopener|noreferrer/)
    await expect(link).toHaveAttribute('target', '_blank')
  }
  await dialog.getByRole('link', { name: 'More pictures of M 31' }).click()
  await expect(page).toHaveURL('/dateview?find=M31')
  await expect(page.getByRole('heading', { name: 'Pictures for “M31”' })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/dateview?date=2024-01-05&open')
  await expect(dialog).toBeVisible()
})

test('A visitor copies the day’s address and its credit, is told each time, and shares with the system’s sheet where there is one', async ({
  page,
  app,
}) => {
  const address = `${app.origin}/dateview?date=2024-01-05`
  await mockClipboard(page, 'takes')
  await openDialog(page)
  const share = page.getByRole('button', { name: 'Share' })
  await share.click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  expect(await copiedText(page)).toBe(address)
  const message = page.getByText('Credit copied.')
  await byDate(page).more.click()
  for (let time = 0; time < 2; time += 1) {
    await page.getByRole('button', { name: 'Copy credit' }).click()
    await expect(message).toBeVisible()
    await message.evaluate((it) => it.getAnimations().forEach((pass) => pass.finish()))
    await expect(message).toBeHidden()
  }
  const credit = `M31 beside NGC 206 · © Ada Nova · 2024-01-05 · ${address}`
  expect(await copiedText(page)).toBe(credit)

  // Pressed again while the system's sheet is open, and closed without a choice.
  await page.evaluate(() => {
    const failures = ['AbortError', 'InvalidStateError']
    const all: unknown[] = []
    Reflect.set(globalThis, 'shared', all)
    const value = (shared: unknown) => {
      all.push(shared)
      return Promise.reject(new DOMException('not now', failures.pop()))
    }
    Object.defineProperty(navigator, 'share', { value })
  })
  await share.click()
  await share.click()
  const shared = { title: 'M31 beside NGC 206', url: address }
  const all = () => page.evaluate(() => Reflect.get(globalThis, 'shared'))
  await expect.poll(all).toEqual([shared, shared])
  expect(await copiedText(page)).toBe(credit)
  await expect(message).toBeHidden()
})

test('Without https a visitor copies link and credit by hand @rare', async ({
  page,
  app,
  allowConsole,
}) => {
  allowConsole(/Cross-Origin-Opener-Policy header has been ignored/)
  // A browser trusts its own machine even without https.
  const origin = 'http://page.test'
  await page.route(`${origin}/**`, async (route) => {
    const url = route.request().url().replace(origin, app.origin)
    await route.fulfill({ response: await route.fetch({ url }) })
  })
  await page.goto(`${origin}/dateview?date=2024-01-05`)
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  const { title, dialog, heart, more, card } = byDate(page)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await title.click()
  const address = `${origin}/dateview?date=2024-01-05`
  const prompts: string[][] = []
  page.on('dialog', async (prompt) => {
    prompts.push([prompt.message(), prompt.defaultValue()])
    await prompt.dismiss()
  })
  for (const [button, what, text] of [
    ['Share', 'link', address],
    ['Copy credit', 'credit', ` · 2024-01-05 · ${address}`],
  ] as const) {
    if (button === 'Copy credit') await more.click()
    await dialog.getByRole('button', { name: button }).click()
    const words = `Your browser did not let this page copy the ${what}. Copy it by hand:`
    await expect.poll(() => prompts.shift()).toEqual([words, expect.stringContaining(text)])
  }
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Bookmarks' }).click()
  await expect(card).toHaveCount(1)
})
