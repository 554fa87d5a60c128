import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { byDate, expectClosed } from '../fixtures/page.ts'
import { listOfDays, storedRecords } from '../fixtures/database.ts'

test.use({ answers: {} })

const length = 200
const { dayAt, seed } = listOfDays(length)

/** The list and what a visitor does in it. */
function longList(page: Page) {
  const card = (place: number) => page.getByRole('article', { name: `The Sky of ${dayAt(place)}` })
  return {
    items: page.getByRole('listitem'),
    card,
    /** Beyond the tiles that are shown at first. */
    scrollFar: async () => {
      for (const count of [60, 120]) {
        await expect(page.getByRole('listitem')).toHaveCount(count)
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight - 1500))
      }
      await page.waitForTimeout(300)
    },
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

test('Sixty bookmarks are shown, and sixty more as the end comes near; each says how many there are', async ({
  page,
}) => {
  const { items, card } = longList(page)
  await expect(items).toHaveCount(60)
  await expect(page.getByRole('heading', { name: `${length} bookmarks` })).toBeVisible()
  await page.keyboard.press('End')
  await expect(items).toHaveCount(120)
  await page.keyboard.press('End')
  await expect(items).toHaveCount(180)
  await page.keyboard.press('End')
  const shown = await items.evaluateAll((all) =>
    all.map((item) => [item.ariaSetSize, item.ariaPosInSet, item.querySelector('time')?.dateTime]),
  )
  const expected = shown.map((_, index) => [String(length), String(index + 1), dayAt(index + 1)])
  expect(shown).toEqual(expected)
  await page.keyboard.press('End')
  await expect(card(length)).toBeInViewport({ ratio: 1 })
})

test('A visitor keeps the place in the list when a card opens and one is removed', async ({
  page,
}) => {
  const { card, scrollFar, onScreen, items } = longList(page)
  await scrollFar()
  const shown = await onScreen()
  // In the middle of the screen, so that a press scrolls nothing.
  const place = shown[Math.floor(shown.length / 2)] ?? 0
  const before = await page.evaluate(() => scrollY)
  const opener = card(place).getByRole('heading').getByRole('button')
  await opener.click()
  await expect(byDate(page).dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await expectClosed(page)
  expect(await page.evaluate(() => scrollY)).toBe(before)

  await card(place).getByRole('button', { name: 'Remove bookmark' }).click()
  await expect(card(place)).toHaveCount(0)
  await expect(card(place + 1).getByRole('button', { name: 'Remove bookmark' })).toBeFocused()
  await expect(items.first()).toHaveAttribute('aria-setsize', String(length - 1))
  expect(await page.evaluate(() => scrollY)).toBe(before)
  expect(await storedRecords(page)).toHaveLength(length - 1)
})

test('A visitor comes back to the place in the list by Back and by a reload; a new visit starts at the top', async ({
  page,
}) => {
  const { card, scrollFar, onScreen, topOf } = longList(page)
  await page.getByRole('searchbox').fill('sky')
  await scrollFar()
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
