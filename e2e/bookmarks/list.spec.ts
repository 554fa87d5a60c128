import { expect, type Page, test } from '../fixtures/app.ts'
import { listOfDays } from '../fixtures/database.ts'
import { byDate } from '../fixtures/page.ts'

test.use({ answers: {} })

const length = 200
const { dayAt, seed } = listOfDays(length, { explanation: 'Lit at dusk. '.repeat(60) })

/** Opens Bookmarks. The positions of tiles count from 1. */
async function openList(page: Page, path = '/bookmarks') {
  await seed(page)
  await page.goto(path)
  await expect(page.getByRole('article').first()).toBeVisible()
  const tile = (place: number) => page.getByRole('article', { name: `The Sky of ${dayAt(place)}` })
  return {
    tiles: page.getByRole('listitem'),
    field: page.getByRole('searchbox', { name: 'Search bookmarks' }),
    dialog: page.getByRole('dialog'),
    tile,
    opener: (place: number) => tile(place).getByRole('heading').getByRole('button'),
    remove: (place: number) => tile(place).getByRole('button', { name: 'Remove bookmark' }),
    expectShown: (place: number) =>
      expect(page.getByRole('dialog', { name: `The Sky of ${dayAt(place)}` })).toBeVisible(),
  }
}

test('Bookmarks shows its first tiles, and more as the visitor nears the end', async ({ page }) => {
  const { tiles, opener, expectShown } = await openList(page)
  await expect(page.getByRole('heading', { name: `${length} bookmarks` })).toBeVisible()
  await expect(tiles).toHaveCount(18)
  // The list scrolls with the steps in the dialog.
  await opener(17).press('Enter')
  for (let place = 18; place <= 42; place += 1) {
    await page.keyboard.press('ArrowRight')
    await expectShown(place)
  }
  await page.keyboard.press('Escape')
  await expect(opener(42)).toBeFocused()
  await expect(opener(42)).toBeInViewport({ ratio: 1 })
  const toEnd = async () => {
    await tiles.last().evaluate((tile) => tile.scrollIntoView())
    return tiles.count()
  }
  await expect.poll(toEnd, { intervals: [100] }).toBe(length)
  const numbered = await tiles.evaluateAll((all) =>
    all.map((tile) => [tile.ariaSetSize, tile.ariaPosInSet, tile.querySelector('time')?.dateTime]),
  )
  const expected = numbered.map((_, index) => [String(length), String(index + 1), dayAt(index + 1)])
  expect(numbered).toEqual(expected)
})

test('Bookmarks keeps its place after a dialog, a removal, Back and a reload', async ({ page }) => {
  const { tile, field, opener, remove, dialog } = await openList(page)
  await field.fill('sky')
  await field.press('Enter')
  await expect(page).toHaveURL(/q=sky/)
  // The tile is in the middle of the screen, so that a press doesn't scroll; the list grows on the way.
  const place = 50
  for (const stop of [15, 25, 35, 45, place])
    await tile(stop).evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const before = tile(place - 1)
  const top = async () => (await before.boundingBox())?.y ?? NaN
  const topBefore = await top()
  const expectSamePlace = () =>
    expect.poll(async () => Math.abs((await top()) - topBefore)).toBeLessThan(2)
  await opener(place).click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opener(place)).toBeFocused()
  await expectSamePlace()
  await remove(place).click()
  await expect(remove(place + 1)).toBeFocused()
  await expectSamePlace()
  await page.getByRole('link', { name: 'By Date' }).click()
  await expect(byDate(page).submit).toBeVisible()
  await page.goBack()
  await expectSamePlace()
  await page.reload()
  await expectSamePlace()
  await page.getByRole('link', { name: 'Bookmarks' }).click()
  await expect(tile(1)).toBeInViewport({ ratio: 1 })
  await page.goBack()
  await expectSamePlace()
})

test('Next and Previous in a dialog step through the results of a search', async ({ page }) => {
  const path = '/bookmarks?q=2020-01-1&order=oldest'
  const { opener, dialog, expectShown } = await openList(page, path)
  const next = dialog.getByRole('button', { name: 'Next bookmark' })
  const placeOfJanuary = (day: number) => length - day + 1
  await opener(placeOfJanuary(11)).click()
  await expectShown(placeOfJanuary(11))
  await page.keyboard.press('ArrowLeft')
  await expectShown(placeOfJanuary(10))
  await page.setViewportSize({ width: 400, height: 300 })
  await dialog.evaluate((box) => box.scrollTo(0, 200))
  await next.click()
  await expectShown(placeOfJanuary(11))
  expect(await dialog.evaluate((box) => box.scrollTop)).toBe(0)
  await expect(next).toBeFocused()
  const announcement = page
    .getByRole('status')
    .filter({ hasText: 'The Sky of 2020-01-11, 2 of 10' })
  await expect(announcement).toBeAttached()
})
