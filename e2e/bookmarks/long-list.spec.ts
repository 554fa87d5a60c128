import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { byDate, expectStepBack } from '../fixtures/page.ts'
import { listOfDays, storedRecords } from '../fixtures/database.ts'
import { sheets } from '../fixtures/browser.ts'

test.use({ answers: {} })

const length = 400
const { dayAt, seed } = listOfDays(length)

/** The list and what a visitor does in it. */
function longList(page: Page) {
  const card = (place: number) => page.getByRole('article', { name: `The Sky of ${dayAt(place)}` })
  return {
    items: page.getByRole('listitem'),
    card,
    scrollTo: (y: number) => page.evaluate((top) => scrollTo(0, top), y),
    /** The distance of a card from the screen's top edge. */
    topOf: async (place: number) => (await card(place).boundingBox())?.y ?? Number.NaN,
    /** The places of the cards on the screen. */
    onScreen: () =>
      page.getByRole('listitem').evaluateAll((items) =>
        items
          .filter((item) => {
            const { top, bottom } = item.getBoundingClientRect()
            return bottom > 0 && top < innerHeight
          })
          .map((item) => Number(item.ariaPosInSet)),
      ),
  }
}

test.beforeEach(async ({ page }) => {
  await seed(page)
  await page.goto('/bookmarks')
  await expect(longList(page).card(1)).toBeVisible()
})

test('A long list mounts only cards near the screen, in order; End and Home reach its ends', async ({
  page,
}) => {
  const { items, card } = longList(page)
  const mounted = await items.evaluateAll((all) =>
    all.map((item) => [item.ariaSetSize, item.ariaPosInSet, item.querySelector('time')?.dateTime]),
  )
  expect(mounted.length).toBeLessThan(40)
  const expected = mounted.map((_, index) => [String(length), String(index + 1), dayAt(index + 1)])
  expect(mounted).toEqual(expected)
  await expect(card(length)).toHaveCount(0)
  await page.keyboard.press('End')
  await expect(card(length)).toBeInViewport({ ratio: 1 })
  await expect(card(1)).toHaveCount(0)
  await page.keyboard.press('Home')
  await expect(card(1)).toBeInViewport({ ratio: 1 })
  await expect(card(length)).toHaveCount(0)
})

test('A visitor goes by Tab from card to card beyond those that were mounted', async ({ page }) => {
  const { card, items } = longList(page)
  // Fewer are mounted in a small window.
  await page.setViewportSize({ width: 400, height: 400 })
  await expect.poll(() => items.count()).toBeLessThan(12)
  const mounted = await items.count()
  const title = (place: number) => card(place).getByRole('heading').getByRole('button')
  await title(1).focus()
  for (let place = 1; place <= mounted + 2; place += 1) {
    await expect(title(place)).toBeFocused()
    await expect(title(place + 1)).toBeAttached()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Shift+Tab')
  await expect(card(mounted + 2).getByRole('button', { name: 'Remove' })).toBeFocused()
})

test('A visitor keeps the place in the list when a card opens, one is removed, and the columns change', async ({
  page,
}) => {
  const { card, scrollTo, onScreen, items } = longList(page)
  await scrollTo(10_000)
  await expect.poll(async () => (await onScreen())[0]).toBeGreaterThan(60)
  const [first = 0] = await onScreen()
  const before = await page.evaluate(() => scrollY)
  const opener = card(first + 4)
    .getByRole('heading')
    .getByRole('button')
  await opener.click()
  await expect(byDate(page).dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await expectStepBack(page)
  expect(await page.evaluate(() => scrollY)).toBe(before)

  const place = first + 4
  await card(place).getByRole('button', { name: 'Remove bookmark' }).click()
  await expect(card(place)).toHaveCount(0)
  await expect(card(place + 1).getByRole('button', { name: 'Remove bookmark' })).toBeFocused()
  await expect(items.first()).toHaveAttribute('aria-setsize', String(length - 1))
  expect(await page.evaluate(() => scrollY)).toBe(before)
  expect(await storedRecords(page)).toHaveLength(length - 1)

  await page.setViewportSize({ width: 500, height: 900 })
  await expect(card(first)).toBeInViewport()
  await page.setViewportSize({ width: 1280, height: 720 })
  await expect(card(first)).toBeInViewport()
})

test('A visitor comes back to the place in the list by Back and by a reload; a new visit starts at the top', async ({
  page,
}) => {
  const { card, scrollTo, onScreen, topOf } = longList(page)
  await page.getByRole('searchbox').fill('sky')
  await scrollTo(10_000)
  await expect.poll(async () => (await onScreen())[0]).toBeGreaterThan(60)
  const [first = 0] = await onScreen()
  const before = await topOf(first)
  await page.getByRole('link', { name: 'By Date' }).click()
  await expect(byDate(page).submit).toBeVisible()
  await page.goBack()
  await expect(card(first)).toBeInViewport()
  await expect.poll(async () => Math.abs((await topOf(first)) - before)).toBeLessThan(2)

  await page.reload()
  await expect(card(first)).toBeInViewport()
  await expect.poll(async () => Math.abs((await topOf(first)) - before)).toBeLessThan(2)

  await page.getByRole('link', { name: 'Bookmarks' }).click()
  await expect(card(1)).toBeInViewport({ ratio: 1 })
  await page.goBack()
  await expect(card(first)).toBeInViewport()
  await expect.poll(async () => Math.abs((await topOf(first)) - before)).toBeLessThan(2)
})

test('A visitor prints the list in whole tiles, and keeps the place in it', async ({ page }) => {
  const { items, scrollTo, onScreen } = longList(page)
  await scrollTo(10_000)
  await expect.poll(async () => (await onScreen())[0]).toBeGreaterThan(60)
  const before = await page.evaluate(() => scrollY)
  expect(await sheets(page)).toBeLessThan(8)
  // The scroll event of a lost place comes later.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 500)))
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await page.emulateMedia({ media: 'print' })
  await expect(items.first()).toHaveCSS('break-inside', 'avoid')
  await expect(items.first()).toHaveCSS('position', 'static')
})
