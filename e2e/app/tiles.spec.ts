import { expect, failedRequest, test } from '../fixtures/app.ts'
import { listOfDays } from '../fixtures/database.ts'
import { byDate, mockClipboard } from '../fixtures/page.ts'
import { desktop, landscapePhone, phone, resize, soon, tablet } from './access/windows.ts'
import * as figures from './figures.ts'

const day = (date: string) => `/dateview?date=2026-${date}`

test.beforeEach(({ allowConsole }) => allowConsole(failedRequest))

test('Tiles fill the window edge to edge', async ({ page, app }) => {
  await listOfDays(40, { url: `${app.origin}/icon.svg` }).seed(page)
  for (const path of ['/dateview?month=2026-10', '/dateview?find=nebula', '/bookmarks']) {
    await page.goto(path)
    await page.locator('main li img').first().waitFor()
    for (const size of [desktop, tablet, phone]) {
      await resize(page, size)
      const boxes = page.locator('main li > *')
      const row = async () => {
        const tiles = await boxes.evaluateAll((all) =>
          all.map((each) => each.getBoundingClientRect()),
        )
        return tiles.filter(({ top }) => top === tiles[8]?.top)
      }
      const gaps = async () => {
        const tiles = await row()
        return tiles.slice(1).map(({ left }, index) => left - (tiles[index]?.right ?? 0))
      }
      const name = `${path} at ${size.width}`
      await soon(async () => Math.max(...(await gaps())), name).toBeLessThanOrEqual(3)
      await soon(async () => size.width - ((await row()).at(-1)?.right ?? 0), name).toBeLessThan(3)
      if (size !== desktop) await soon(async () => (await row())[0]?.left, name).toBeLessThan(3)
    }
    await expect(page.locator('main li img').first()).toHaveCSS('border-radius', '0px')
  }
})

test('On a phone in landscape, the form stays in the column', async ({ page }) => {
  await page.setViewportSize(landscapePhone)
  await page.goto(day('11-19'))
  const columnEnd = (await page.locator('article img:not([alt=""])').boundingBox())?.x ?? 0
  for (const control of await page.locator('form :is(button, input, a)').all()) {
    const { x = 0, width = 0, height = 0 } = (await control.boundingBox()) ?? {}
    expect(width).toBeGreaterThanOrEqual(36)
    expect(height).toBeGreaterThanOrEqual(44)
    expect(x + width).toBeLessThanOrEqual(columnEnd)
  }
  for (const part of ['h1', '#date-range', '[type=submit]'])
    await expect(page.locator(part)).toBeInViewport({ ratio: 1 })
})

test('In the light theme, a picture tints the column, which stays light', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(desktop)
  const paperOf = async (path: string) => {
    await page.goto(path)
    await expect(page.locator('article img:not([alt=""])')).toHaveJSProperty('complete', true)
    await page.locator('[aria-hidden] > img').waitFor()
    const of = () => figures.colourBetween(page, 336, 344)
    await soon(async () => Math.max(...Object.values(await of())), path).toBeGreaterThan(235.5)
    return of()
  }
  const nebula = await paperOf(day('11-16'))
  expect(nebula.red - nebula.green).toBeGreaterThanOrEqual(8)
  const aurora = await paperOf(day('11-17'))
  expect(aurora.green - aurora.red).toBeGreaterThanOrEqual(6)
  await paperOf(day('11-19'))
})

test('On a phone, a card’s Share button doesn’t open the entry', async ({ page }) => {
  await mockClipboard(page)
  for (const size of [{ width: 320, height: 568 }, phone, { width: 390, height: 664 }]) {
    await page.setViewportSize(size)
    await page.goto(day('11-16'))
    const share = page.getByRole('article').getByRole('button', { name: 'Share' })
    await expect(share).toBeInViewport({ ratio: 1 })
    await share.click()
    await expect(page.getByText('Link copied.')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('A message doesn’t cover the column', async ({ page, app }) => {
  await listOfDays(4, { url: `${app.origin}/icon.svg` }).seed(page)
  await page.goto('/bookmarks')
  await page.getByRole('button', { name: 'Remove bookmark' }).first().click()
  for (const size of [landscapePhone, desktop]) {
    await resize(page, size)
    const column = (await page.locator('main li').first().boundingBox())?.x ?? 0
    const left = async () => (await figures.insetOf(page, '.ui-message')).left
    await soon(left).toBeGreaterThanOrEqual(column)
  }
})

test('About fits a desktop, and its arrows are as large as its letters', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/dateview?month=2026-11')
  await page.getByRole('button', { name: 'About' }).click()
  const about = page.getByRole('dialog', { name: 'About' })
  await expect
    .poll(() => about.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight))
    .toBe(0)
  await about.locator('summary').click()
  await expect(about.locator('kbd').first()).toHaveCSS('font-family', 'system-ui')
})

test('A day prints on one sheet, open or not, without a closed description', async ({ page }) => {
  for (const path of [day('10-18'), `${day('10-18')}&open`]) {
    await page.goto(path)
    await expect(page.locator('article img:not([alt=""])')).toHaveJSProperty('complete', true)
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g), path).toHaveLength(1)
  }
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Image description')).toBeHidden()
})

test('Pressing a button quickly doesn’t zoom the page', async ({ page }) => {
  await page.goto(day('11-16'))
  await expect(byDate(page).next).toHaveCSS('touch-action', 'manipulation')
})

test('Where Submit doesn’t fit next to the date, it keeps away from the edge', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(day('11-16'))
  await page.locator('#date').evaluate(({ style }) => (style.minWidth = '11rem'))
  await soon(async () => (await figures.insetOf(page, '[type=submit]')).left).toBeGreaterThan(8)
})
