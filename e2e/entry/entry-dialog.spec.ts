import { expect, test } from '../fixtures/app.ts'
import { bookmarksOfDays } from '../fixtures/database.ts'
import { byDate, copiedText, mockClipboard, waitForPaint } from '../fixtures/page.ts'

const asset =
  'https://assets.science.nasa.gov/dynamicimage/assets/a/lamp.jpg?w=4000&h=3000&fit=clip'
const licence = 'https://creativecommons.org/licenses/by/4.0/'
const path = '/dateview?date=2024-01-05'

test.use({
  entryFields: {
    title: 'M31 and NGC 206',
    url: asset,
    hdurl: asset,
    copyright: 'Ada\n& <b>',
    licence,
    explanation: 'Lit at dusk. '.repeat(300),
  },
})

test('A click on the picture opens the entry with its text, heart and links', async ({ page }) => {
  await page.goto(path)
  const { card, dialog, title, heart, more } = byDate(page)
  await card.getByRole('img').click()
  await expect(dialog.getByRole('heading', { name: 'M31 and NGC 206' })).toBeVisible()
  for (const words of ['© Ada & <b>', 'Fri · Jan 5, 2024', '2024-01-05'])
    await expect(dialog.getByText(words)).toBeVisible()
  await dialog.getByText('Lit at dusk.').click()
  await dialog.getByRole('button', { name: 'Bookmark', exact: true }).click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(title).toBeFocused()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await title.press('Enter')
  await more.press('Enter')
  for (const [name, url] of [
    ['Full size 4000 × 3000', 'https://assets.science.nasa.gov/content/dam/a/lamp.jpg'],
    ['Wallpaper', asset.replace('w=4000&h=3000&fit=clip', 'w=3840&h=2160&fit=crop')],
  ] as const) {
    const link = dialog.getByRole('link', { name })
    await expect(link).toHaveAttribute('href', url)
    await expect(link).toHaveAttribute('rel', /noopener|noreferrer/)
    await expect(link).toHaveAttribute('target', '_blank')
  }
  await dialog.getByRole('link', { name: 'Pictures of M31' }).click()
  await expect(page).toHaveURL('/dateview?find=M31')
  await expect(page.getByRole('heading', { name: 'Pictures for “M31”' })).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

test('A visitor can copy a credit, and share or copy a link', async ({ page, app }) => {
  const url = app.origin + path
  await mockClipboard(page)
  await page.goto(`${path}&open`)
  const share = page.getByRole('dialog').getByRole('button', { name: 'Share' })
  await share.click()
  await expect(page.getByRole('dialog').getByText('Link copied.')).toBeVisible()
  expect(await copiedText(page)).toBe(url)
  await byDate(page).more.click()
  await page.getByRole('button', { name: 'Copy credit' }).click()
  await expect(page.getByRole('dialog').getByText('Credit copied.')).toBeVisible()
  const credit = `M31 and NGC 206 · © Ada & <b> · 2024-01-05 · ${url} · ${licence}`
  expect(await copiedText(page)).toBe(credit)
  await page.evaluate(() => Reflect.set(globalThis, 'copied', 'nothing'))
  // As if Share was pressed twice, and the system's sheet was then closed without a choice.
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
  const title = 'M31 and NGC 206'
  const shared = { title, text: title, url }
  const all = () => page.evaluate(() => Reflect.get(globalThis, 'shared'))
  await expect.poll(all).toEqual([shared, shared])
  expect(await copiedText(page)).toBe('nothing')
})

test('Scrolling past a dialog’s end leaves the list behind it, which scrolls again after Close', async ({
  page,
}) => {
  await bookmarksOfDays(40).seed(page)
  await page.goto('/bookmarks')
  await page.getByRole('button', { name: 'The Sky of' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.evaluate((box) => box.scrollTo(0, box.scrollHeight))
  await dialog.hover({ position: { x: 300, y: 300 } })
  await page.mouse.wheel(0, 500)
  await waitForPaint(page)
  const position = () => page.evaluate(() => scrollY)
  expect(await position()).toBe(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.mouse.wheel(0, 500)
  await expect.poll(position).toBeGreaterThan(0)
})
