import { findDay } from '../../mock-api/entry.ts'
import { expect, failedRequest, type Locator, test } from '../fixtures/app.ts'
import { showColour } from '../fixtures/colours.ts'
import { bookmarksOfDays } from '../fixtures/database.ts'
import { byDate, pathForAspectRatio, refuseFullScreen } from '../fixtures/page.ts'
import { layoutProblems } from './access/layout-problems.ts'
import { contrastOfText } from './access/text.ts'
import { smallTargets } from './access/touch-and-motion.ts'
import {
  checkPages,
  desktop,
  landscapePhone,
  phone,
  resize,
  softPoll,
  tablet,
  visit,
} from './access/windows.ts'
import * as measure from './measurements.ts'

const small = { width: 320, height: 640 }
const landscapeTablet = { width: 1024, height: 768 }
const allSizes = [small, phone, tablet, landscapePhone, landscapeTablet, desktop]

const dayPath = (date: string) => `/dateview?date=2026-${date}`
const redNebula = dayPath('11-04')
const [monthPath, searchPath] = ['/dateview?month=2026-10', '/dateview?find=nebula']
const screens = [redNebula, monthPath, searchPath, '/bookmarks']
const openEntries = [`${redNebula}&open`, `${dayPath('09-30')}&open`]

test.beforeEach(async ({ page, app, allowConsole }) => {
  test.slow()
  allowConsole(failedRequest)
  await page.emulateMedia({ colorScheme: 'dark' })
  await bookmarksOfDays(4, { url: `${app.origin}/icon.svg`, note: 'For the hall' }).seed(page)
})

test('Only an entry’s title is larger than the site’s; links are in a row', async ({ page }) => {
  const sizeOf = (selector: string) => measure.fontSizeOf(page, selector)
  const others = '#root :not(h1, h1 *, article:not(li *) h2, article:not(li *) h2 *)'
  await checkPages(page, [redNebula], allSizes, async () =>
    softPoll(() => sizeOf('article h2')).toBeGreaterThan(await sizeOf('h1')),
  )
  await checkPages(page, screens, allSizes, async () => {
    await softPoll(() => sizeOf(others)).toBeLessThan(await sizeOf('h1'))
    await softPoll(() => measure.isOneRow(page, 'nav > *')).toBe(true)
  })
})

test('The date form, a card’s buttons and a month’s search are each in a row', async ({ page }) => {
  const isOneRow = (selector: string) =>
    softPoll(() => measure.isOneRow(page, selector), selector).toBe(true)
  await checkPages(page, [redNebula], allSizes, async () => {
    await isOneRow('form :is(#date, [type=submit])')
    await isOneRow('article button:not(h2 *)')
  })
  // With the widest fonts, a narrower window has two rows.
  await checkPages(page, [monthPath], [{ width: 360, height: 640 }, phone, tablet], () =>
    isOneRow('main :is(select, [title="Search all years"], [title=Slideshow])'),
  )
  await page.goto('/dateview?find=')
  for (const size of [small, phone, tablet]) {
    await resize(page, size)
    await isOneRow('[aria-label="Popular searches"] a')
  }
  // As wide as in some browsers.
  await checkPages(page, [redNebula], [small], async () => {
    await page.locator('#date').evaluate(({ style }) => (style.minWidth = '11rem'))
    await softPoll(() => layoutProblems(page)).toEqual([])
  })
})

test('An empty screen doesn’t scroll on a phone', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/nowhere')
  await expect(page.getByText("There's nothing here!")).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(phone.height)
})

test('Words in place of a picture are readable on their night', async ({ page }) => {
  const days = ['1995-06-17', '2030-01-01', findDay('other')].map((day) => `/dateview?date=${day}`)
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const path of [...days, '/nowhere', '/dateview?find=zebra']) {
      await page.goto(path)
      const words = page.locator('.EmptyState_night p')
      await words.first().waitFor()
      for (const size of [small, desktop]) {
        await resize(page, size)
        for (const text of await words.all())
          // A star may be among the letters.
          expect.soft(await contrastOfText(page, text, 'mean'), path).toBeGreaterThan(4.5)
      }
    }
  }
})

test('A picture of any shape fills at least a quarter of any window', async ({ page }) => {
  await checkPages(page, [4 / 5, 3 / 2].map(pathForAspectRatio), allSizes, () =>
    softPoll(() => measure.shareOfWindow(page)).toBeGreaterThan(0.25),
  )
})

test('A phone has little above a picture, and shows it as large in the dialog', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  const boxIn = (place: Locator) => place.getByRole('img').boundingBox()
  await visit(page, redNebula)
  const { card, dialog, title } = byDate(page)
  const { width, height, y = NaN } = (await boxIn(card)) ?? {}
  expect(y).toBeLessThanOrEqual(128)
  await title.click()
  await expect(dialog.getByRole('img')).toBeVisible()
  expect(await boxIn(dialog)).toMatchObject({ width, height })
})

test('An entry’s dialog shows its buttons and its date in any window', async ({ page }) => {
  const { dialog } = byDate(page)
  await checkPages(page, openEntries, allSizes, async () => {
    for (const name of ['Close', 'Zoom', 'Next day'])
      await expect.soft(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    await dialog.getByRole('time').scrollIntoViewIfNeeded()
    await softPoll(() => layoutProblems(page)).toEqual([])
  })
})

test('Below an entry’s text, links are in one column at equal distances', async ({ page }) => {
  const links = page.locator('dialog .ui-quiet-button')
  await visit(page, `${redNebula}&open`)
  await byDate(page).more.click()
  for (const size of [small, desktop]) {
    await resize(page, size)
    const boxes = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect()))
    expect(boxes.length).toBeGreaterThan(4)
    expect(new Set(boxes.map(({ x }) => x)).size).toBe(1)
    expect(boxes.map(({ y }) => y)).toEqual(boxes.map((_, at) => (boxes[0]?.y ?? 0) + at * 44))
  }
})

test('Captions on pictures are at the bottom, and readable even on white', async ({ page }) => {
  await showColour(page, '**/mock/*.webp*', 'white')
  await page.addInitScript(refuseFullScreen)
  for (const path of [`${dayPath('10-30')}&open&picture`, `${monthPath}&slideshow&every=3600`]) {
    await page.goto(path)
    const dialog = page.getByRole('dialog', { name: /^(Image viewer|Slideshow)$/ })
    const [title, date] = [dialog.locator('h2'), dialog.locator('h2 + p')]
    await expect(date).toBeVisible()
    for (const size of [desktop, phone, landscapePhone]) {
      await resize(page, size)
      // The caption doesn't fade under the pointer. It may have faded already, so this hover is forced.
      await title.hover({ force: true })
      await expect(date).toHaveCSS('opacity', '1')
      await softPoll(() => layoutProblems(page)).toEqual([])
      expect.soft((await title.boundingBox())?.y).toBeGreaterThan(size.height / 2)
      for (const text of [title, date])
        expect.soft(await contrastOfText(page, text)).toBeGreaterThan(4.5)
    }
  }
})

test('With text at 200%, no word is broken, and buttons are large enough', async ({ page }) => {
  await checkPages(page, [...screens, ...openEntries], [phone, small], async () => {
    await page.locator('html').evaluate(({ style }) => style.setProperty('font-size', '200%'))
    await page
      .locator('details')
      .evaluateAll((details: HTMLDetailsElement[]) => details.forEach((more) => (more.open = true)))
    const texts = 'nav span, main :is(button, label, h2, h2 span)'
    await softPoll(() => measure.brokenWords(page, texts)).toEqual([])
    await softPoll(() => layoutProblems(page)).toEqual([])
    await softPoll(() => smallTargets(page)).toEqual([])
  })
})

test('On a right-to-left page, nothing overflows the window', async ({ page }) => {
  await checkPages(page, [...screens, ...openEntries], [desktop], async () => {
    await page.locator('html').evaluate((root) => root.setAttribute('dir', 'rtl'))
    await softPoll(() => layoutProblems(page)).toEqual([])
  })
})

test('On a phone in landscape, the date form is in view next to the picture', async ({ page }) => {
  await page.setViewportSize(landscapePhone)
  await page.goto(dayPath('11-19'))
  const { card, date, submit } = byDate(page)
  const columnEnd = (await card.getByRole('img').boundingBox())?.x
  for (const part of [page.locator('h1'), date, submit, page.locator('#date-range')]) {
    await expect(part).toBeInViewport({ ratio: 1 })
    const { x = NaN, width = NaN } = (await part.boundingBox()) ?? {}
    expect(x + width).toBeLessThanOrEqual(columnEnd ?? NaN)
  }
})

test('In a wide window, a message doesn’t cover the column of text', async ({ page }) => {
  await page.goto('/bookmarks')
  await page.getByRole('button', { name: 'Remove bookmark' }).first().click()
  const message = page.getByRole('status').locator('> :has(button)')
  for (const size of [landscapePhone, desktop]) {
    await resize(page, size)
    const columnEnd = (await page.locator('main li').first().boundingBox())?.x ?? NaN
    await softPoll(async () => (await message.boundingBox())?.x).toBeGreaterThanOrEqual(columnEnd)
  }
})
