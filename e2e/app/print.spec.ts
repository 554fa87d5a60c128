import { expect, type Locator, type Page, test } from '../fixtures/app.ts'
import { seedBookmarks } from '../fixtures/database.ts'
import { answerLookUps } from '../fixtures/entries.ts'
import { byDate, expectLoaded, waitForPaint } from '../fixtures/page.ts'

test('A day and its dialog print completely, with black text', async ({ page }) => {
  const explanation = 'A lamp was lit, and the night came to look at it. '.repeat(80)
  const note = 'Lamp\n'.repeat(80)
  await answerLookUps(page, { copyright: 'Ada Nova', explanation })
  await seedBookmarks(page, ['2024-01-05'], { note })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/dateview?date=2024-01-05')
  const { card, title, dialog } = byDate(page)
  await expect(card.getByRole('img')).toBeVisible()
  const expectPrinted = async (place: Locator, ...texts: string[]) => {
    await page.emulateMedia({ media: 'print' })
    for (const words of ['© Ada Nova', explanation, ...texts]) {
      const part = place.getByText(words).filter({ visible: true })
      await expect(part).toBeVisible()
      await expect(part).toHaveCSS('color', 'rgb(0, 0, 0)')
      expect(await part.evaluate((box) => box.scrollHeight > box.clientHeight + 1)).toBe(false)
    }
    await expect(page.getByRole('button').filter({ hasNotText: 'The Sky' })).toHaveCount(0)
    for (const part of ['navigation', 'status'] as const)
      await expect(page.getByRole(part)).toHaveCount(0)
  }
  await expectPrinted(card, 'Fri · Jan 5, 2024')
  await page.emulateMedia({ media: 'screen' })
  await title.click()
  await expect(dialog.getByRole('button', { name: 'Share' })).toBeVisible()
  await expectPrinted(dialog, 'Fri · Jan 5, 2024', note)
  await expect(card).toBeHidden()
  expect((await print(page)).sheetCount).toBeGreaterThan(1)
})

test('A day and its dialog print on one page each, and About prints', async ({ page }) => {
  await page.goto('/dateview?date=2026-10-18')
  await page.getByRole('button', { name: 'About' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('dialog', { name: 'About' })).toBeVisible()
  await page.emulateMedia({ media: null })
  for (const path of ['/dateview?date=2026-10-18', '/dateview?date=2026-10-18&open']) {
    await page.goto(path)
    await expect(page.locator('article img:not([alt=""])')).toHaveJSProperty('complete', true)
    expect((await print(page)).sheetCount, path).toBe(1)
    if (!path.endsWith('open')) expect((await print(page, true)).sheetCount, path).toBe(1)
  }
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Image description')).toBeHidden()
})

test('A search prints how many of its pictures are on paper', async ({ page }) => {
  await page.goto('/dateview?find=comet')
  const sentence = page.getByText('The first 24 are printed.')
  await expect(sentence).toBeAttached()
  await expect(sentence).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(sentence).toBeVisible()
})

test('A long credit, an upright picture and the text print on one sheet', async ({ page }) => {
  const copyright = 'Ada Nova, '.repeat(100).trim()
  const url = 'https://pictures.example/lamp.png?w=800&h=1200'
  await answerLookUps(page, { copyright, url })
  const { card, dialog, viewer, zoom } = byDate(page)
  const expectSheet = async (place: Locator) => {
    await page.emulateMedia({ media: 'print' })
    for (const part of [
      place.getByText(copyright),
      place.getByText('A lamp was lit'),
      place.locator('img[alt]:not([alt=""])'),
    ]) {
      const isSeen = (element: Element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.scrollHeight <= element.clientHeight + 1
      expect(await part.first().evaluate(isSeen)).toBe(true)
    }
    expect((await print(page)).sheetCount).toBe(1)
    await page.emulateMedia({ media: null })
  }
  await page.goto('/dateview?date=2024-01-05')
  await expectLoaded(card.getByRole('img'))
  await expectSheet(card)
  await page.goto('/dateview?date=2024-01-05&open')
  await expectLoaded(dialog.getByRole('img'))
  await expectSheet(dialog)
  await zoom.click()
  await expectLoaded(viewer.getByRole('img'))
  await expectSheet(dialog.first())
})

test('A whole month prints on one sheet, even without scrolling @rare', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 480 })
  await page.goto('/dateview?month=2010-05')
  const pictures = page.getByRole('list', { name: 'May 2010' }).locator('img')
  await expectLoaded(pictures.first())
  await expectLoaded(pictures.last())
  await page.evaluate(() => scrollBy(0, 200))
  const scrollTop = await page.evaluate(() => scrollY)
  const { sheetCount, pictureCount } = await print(page)
  expect(pictureCount).toBe(await pictures.count())
  expect(sheetCount).toBe(1)
  await waitForPaint(page)
  expect(await page.evaluate(() => scrollY)).toBe(scrollTop)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('combobox', { name: 'Month' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'May 2010' })).toBeHidden()
})

/** Prints the page, and returns the numbers of sheets and of pictures on them. */
async function print(page: Page, landscape = false) {
  const pdf = (await page.pdf({ format: 'A4', landscape })).toString('latin1')
  const countOf = (kind: RegExp) => pdf.match(kind)?.length ?? 0
  return {
    sheetCount: countOf(/\/Type\s*\/Page\b/g),
    pictureCount: countOf(/\/Subtype\s*\/Image\b/g),
  }
}
