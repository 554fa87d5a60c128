import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { byDate } from '../fixtures/by-date.ts'
import { clickInPlace } from '../fixtures/click-in-place.ts'
import { storedRecords } from '../fixtures/database.ts'
import { answerWith } from '../fixtures/entries.ts'
import { holdPersistence } from '../fixtures/late-persistence.ts'
import { listOfDays } from '../fixtures/list-of-days.ts'
import { sheets, showAsPrinted } from '../fixtures/printed.ts'
import { expectStepBack } from '../fixtures/step-back.ts'

test.use({ answers: {} })

const length = 400
const { dayAt, seed } = listOfDays(length)

/** The list and what a visitor does in it. */
function longList(page: Page) {
  return {
    list: page.getByRole('main').getByRole('list'),
    items: page.getByRole('listitem'),
    card: (place: number) => page.getByRole('article', { name: `The Sky of ${dayAt(place)}` }),
    scrollTo: (y: number) => page.evaluate((top) => scrollTo(0, top), y),
    /** The distance of a card from the screen's top edge. */
    topOf: async (place: number) => {
      const name = `The Sky of ${dayAt(place)}`
      return (await page.getByRole('article', { name }).boundingBox())?.y ?? Number.NaN
    },
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

test('only cards near the screen are mounted, in a list of full length and in order; End and Home reach its ends', async ({
  page,
}) => {
  const { items, card } = longList(page)
  expect(await items.count()).toBeLessThan(40)
  for (const [index, item] of (await items.all()).entries()) {
    await expect(item).toHaveAttribute('aria-setsize', String(length))
    await expect(item).toHaveAttribute('aria-posinset', String(index + 1))
    await expect(item.locator('time')).toHaveText(dayAt(index + 1))
  }
  await expect(card(length)).toHaveCount(0)
  await page.keyboard.press('End')
  await expect(card(length)).toBeInViewport({ ratio: 1 })
  await expect(card(1)).toHaveCount(0)
  await page.keyboard.press('Home')
  await expect(card(1)).toBeInViewport({ ratio: 1 })
  await expect(card(length)).toHaveCount(0)
})

test('Tab goes from card to card beyond those that were mounted, and back', async ({ page }) => {
  const { card, items } = longList(page)
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

test('the card with the focus stays while the page is scrolled away', async ({ page }) => {
  const { card } = longList(page)
  await card(2).getByRole('heading').getByRole('button').focus()
  await page.keyboard.press('End')
  await expect(card(length)).toBeInViewport()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(card(3).getByRole('heading').getByRole('button')).toBeFocused()
  await expect(card(3)).toBeInViewport({ ratio: 1 })
})

test('the scroll position survives opening a card, a removal, which keeps the focus, and a change of columns', async ({
  page,
}) => {
  const { card, scrollTo, onScreen, items } = longList(page)
  await scrollTo(10_000)
  await expect.poll(async () => (await onScreen())[0]).toBeGreaterThan(60)
  const [first = 0] = await onScreen()
  const before = await page.evaluate(() => scrollY)
  await clickInPlace(card(first + 4).getByRole('img'))
  await expect(byDate(page).modal).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(
    card(first + 4)
      .getByRole('heading')
      .getByRole('button'),
  ).toBeFocused()
  await expectStepBack(page)
  expect(await page.evaluate(() => scrollY)).toBe(before)

  const place = first + 4
  await clickInPlace(card(place).getByRole('button', { name: 'Remove bookmark' }))
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

test('the scroll position survives By Date and Back, and a reload; a new visit starts at the top', async ({
  page,
}) => {
  const { card, scrollTo, onScreen, topOf } = longList(page)
  await scrollTo(10_000)
  await expect.poll(async () => (await onScreen())[0]).toBeGreaterThan(60)
  const [first = 0] = await onScreen()
  const before = await topOf(first)
  await clickInPlace(page.getByRole('link', { name: 'By Date' }))
  await expect(byDate(page).submit).toBeVisible()
  await page.goBack()
  await expect(card(first)).toBeInViewport()
  expect(await onScreen()).toContain(first)
  await expect.poll(async () => Math.abs((await topOf(first)) - before)).toBeLessThan(2)

  await page.reload()
  await expect(card(first)).toBeInViewport()
  await expect.poll(async () => Math.abs((await topOf(first)) - before)).toBeLessThan(2)

  await page.getByRole('link', { name: 'By Date' }).click()
  await page.getByRole('link', { name: 'Bookmarks' }).click()
  await expect(card(1)).toBeInViewport({ ratio: 1 })
})

test('the scroll position survives late content above the list', async ({ page }) => {
  const { scrollTo, onScreen, topOf } = longList(page)
  await page.setViewportSize({ width: 360, height: 720 })
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
  await scrollTo(10_000)
  await expect.poll(async () => (await onScreen())[0]).toBeGreaterThan(30)
  const [first = 0] = await onScreen()
  const before = await topOf(first)
  const letItTell = await holdPersistence(page)
  await page.reload()
  await expect.poll(onScreen).toContain(first)
  const line = page.getByRole('region', { name: 'Backup' }).getByRole('paragraph')
  await expect(line).toBeEmpty()
  await letItTell()
  await expect(line).not.toBeEmpty()
  await expect.poll(async () => Math.abs((await topOf(first)) - before)).toBeLessThan(2)
})

test('printing the list or an open card keeps the place', async ({ page, browserName }) => {
  const { card, scrollTo, onScreen } = longList(page)
  await scrollTo(10_000)
  await expect.poll(async () => (await onScreen())[0]).toBeGreaterThan(60)
  const shown = await onScreen()
  const before = await page.evaluate(() => scrollY)
  for (const open of [false, true]) {
    await test.step(open ? 'an open card' : 'the list', async () => {
      if (open) {
        await clickInPlace(card((shown[0] ?? 0) + 4).getByRole('img'))
        await expect(byDate(page).modal).toBeVisible()
      }
      await sheets(page, browserName)
      // The scroll event of a lost place comes later.
      await page.evaluate(() => new Promise((done) => setTimeout(done, 500)))
      expect(await page.evaluate(() => scrollY)).toBe(before)
      if (open) await page.keyboard.press('Escape')
      await expectStepBack(page)
      expect(await onScreen()).toEqual(shown)
      await page.reload()
      await expect.poll(onScreen).toEqual(shown)
    })
  }
})

test('on paper there are only whole tiles, in rows one below the other', async ({
  page,
  browserName,
}) => {
  const { items } = longList(page)
  await showAsPrinted(page, browserName)
  const rows = await items.evaluateAll((tiles) =>
    tiles.map((tile) => {
      const { position, breakInside } = getComputedStyle(tile)
      return `${position} ${breakInside}`
    }),
  )
  expect([...new Set(rows)]).toEqual(['static avoid'])
  const roomBelowLast = () =>
    items.last().evaluate((tile) => {
      const list = tile.parentElement?.getBoundingClientRect().bottom ?? NaN
      return Math.abs(list - tile.getBoundingClientRect().bottom)
    })
  await expect.poll(roomBelowLast).toBeLessThan(2)
  expect(await sheets(page, browserName)).toBeLessThan(8)
})

test('a change to a record in another tab shows', async ({ page, context }) => {
  const { card } = longList(page)
  const other = await context.newPage()
  await answerWith(other, { title: 'Told again' })
  await other.goto(`/dateview?date=${dayAt(2)}`)
  const { heart } = byDate(other)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect(card(2)).toHaveCount(0)
  await heart.click()
  await expect(page.getByRole('article').first()).toHaveAccessibleName('Told again')
})
