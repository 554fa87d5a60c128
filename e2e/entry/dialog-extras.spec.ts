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

test(
  'A visitor looks up the same day of another year in the dialog',
  { tag: '@firefox' },
  async ({ page }) => {
    const lookUps: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/planetary/apod')) lookUps.push(request.url())
    })
    await page.clock.setFixedTime('2026-02-28T12:00:00-05:00')
    await page.goto('/dateview?date=2024-02-29')
    await byDate(page).title.click()
    const dialog = page.getByRole('dialog')
    const years = dialog.getByRole('region', { name: 'This day in other years' })
    await expect(years.getByRole('listitem')).toHaveText(
      '2024 2020 2016 2012 2008 2004 2000 1996'.split(' '),
    )
    await expect(years.getByRole('link', { name: '2024' })).toHaveCount(0)
    await expect(years.getByText('2024')).toHaveAttribute('aria-current', 'date')
    expect(lookUps).toHaveLength(1)

    await years.getByRole('link', { name: '2008' }).click()
    await expect(page).toHaveURL('/dateview?date=2008-02-29')
    await expect(dialog.getByText('Friday, February 29, 2008')).toBeVisible()
    await expect(years.getByText('2008')).toHaveAttribute('aria-current', 'date')
    expect(lookUps).toHaveLength(2)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(byDate(page).date).toHaveValue('2008-02-29')
  },
)

test('On Bookmarks another year leads to By Date', async ({ page }) => {
  await page.goto('/dateview?date=2024-01-05')
  await byDate(page).heart.click()
  await expect(byDate(page).heart).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: 'Bookmarks' }).click()
  await page.getByRole('main').getByRole('listitem').getByRole('heading').click()
  await page.getByRole('dialog').getByRole('link', { name: '2010' }).click()
  await expect(page).toHaveURL('/dateview?date=2010-01-05')
  await expect(byDate(page).title).toBeVisible()
})

test('A visitor reads what the picture shows, and opens the original, the picture for the screen and an object’s place in the sky', async ({
  page,
}) => {
  await openDialog(page)
  const { dialog, more } = byDate(page)
  const description = dialog.getByText('A spiral of stars, seen from aside.')
  await expect(description).toBeHidden()
  await dialog.getByText('Image description').click()
  await expect(description).toBeVisible()
  const size = await page.evaluate(() => [screen.width, screen.height])
  const forScreen = dialog.getByRole('link', { name: 'For this screen' })
  await more.click()
  await page.keyboard.press('Escape')
  await expect(forScreen).toBeHidden()
  await more.click()
  const [top, opened] = [await more.boundingBox(), await forScreen.boundingBox()].map(
    (box) => box?.y,
  )
  expect(Math.abs((opened ?? NaN) - (top ?? NaN)), 'px from its button').toBeLessThan(150)
  await expect(forScreen).toHaveAttribute('title', size.join(' × '))
  await expect(forScreen).toHaveAttribute('rel', 'noreferrer')
  await expect(dialog.getByRole('link', { name: /in the sky$/ })).toHaveText([
    'M 31 in the sky',
    'NGC 206 in the sky',
  ])
  for (const [name, address] of [
    ['Open original', 'https://assets.science.nasa.gov/content/dam/a/lamp.jpg'],
    ['For this screen', `${asset.slice(0, asset.indexOf('?'))}?w=${size[0]}&h=${size[1]}&fit=crop`],
    ['M 31 in the sky', 'https://sky.esa.int/esasky/?target=M%2031'],
  ] as const) {
    const tab = page.waitForEvent('popup')
    const link = dialog.getByRole('link', { name })
    if (!(await link.isVisible())) await more.click()
    await link.click()
    await expect(await tab).toHaveURL(address)
    expect(await (await tab).evaluate(() => window.opener)).toBeNull()
    await (await tab).close()
  }
})

test('A visitor finds more pictures of an object of the title, and Back leads to the day', async ({
  page,
}) => {
  await openDialog(page)
  const { dialog } = byDate(page)
  await dialog.getByRole('link', { name: 'More pictures of M 31' }).click()
  await expect(page).toHaveURL('/dateview?find=M31')
  await expect(page.getByRole('heading', { name: 'Pictures for “M31”' })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/dateview?date=2024-01-05')
  await expect(byDate(page).title).toBeVisible()
})

test('A visitor copies the day’s address and its credit, and is told each time', async ({
  page,
  app,
}) => {
  await mockClipboard(page, 'takes')
  await openDialog(page)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied.')).toBeVisible()
  expect(await copiedText(page)).toBe(`${app.origin}/dateview?date=2024-01-05`)
  const message = page.getByText('Credit copied.')
  for (let time = 0; time < 2; time += 1) {
    await byDate(page).more.click()
    await page.getByRole('button', { name: 'Copy credit' }).click()
    await expect(message).toBeVisible()
    await message.evaluate((it) => it.getAnimations().forEach((pass) => pass.finish()))
    await expect(message).toBeHidden()
  }
  expect(await copiedText(page)).toBe(
    `M31 beside NGC 206 · © Ada Nova · 2024-01-05 · ${app.origin}/dateview?date=2024-01-05`,
  )
})

test('A visitor shares with the system’s sheet where there is one, and may cancel', async ({
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
  await openDialog(page)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect
    .poll(() => page.evaluate(() => Reflect.get(globalThis, 'shared')))
    .toEqual({ title: 'M31 beside NGC 206', url: `${app.origin}/dateview?date=2024-01-05` })
  expect(await copiedText(page)).toBeUndefined()
})

test('Without https a visitor copies link and credit by hand', async ({
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
  const { title, dialog, heart, more } = byDate(page)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await title.click()
  const prompts: string[][] = []
  page.on('dialog', async (prompt) => {
    prompts.push([prompt.message(), prompt.defaultValue()])
    await prompt.dismiss()
  })
  await dialog.getByRole('button', { name: 'Share' }).click()
  await expect
    .poll(() => prompts.shift())
    .toEqual([
      'Your browser did not let this page copy the link. Copy it by hand:',
      `${origin}/dateview?date=2024-01-05`,
    ])
  await more.click()
  await dialog.getByRole('button', { name: 'Copy credit' }).click()
  await expect
    .poll(() => prompts.shift())
    .toEqual([
      'Your browser did not let this page copy the credit. Copy it by hand:',
      expect.stringContaining('2024-01-05'),
    ])
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Bookmarks' }).click()
  await expect(byDate(page).card).toHaveCount(1)
})
