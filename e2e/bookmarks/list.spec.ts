import { expect, type Page, test } from '../fixtures/app.ts'
import { bookmarksOfDays, seedRecords } from '../fixtures/database.ts'
import { byDate, expectLoaded } from '../fixtures/page.ts'

test.use({ entryFields: {} })

const total = 200
const { dayAt, seed } = bookmarksOfDays(total, { explanation: 'Lit at dusk. '.repeat(60) })

/** Opens Bookmarks. The positions of tiles count from 1. */
async function openList(page: Page, path = '/bookmarks') {
  await seed(page)
  await page.goto(path)
  await expect(page.getByRole('article').first()).toBeVisible()
  const tile = (position: number) =>
    page.getByRole('article', { name: `The Sky of ${dayAt(position)}` })
  return {
    tiles: page.getByRole('listitem'),
    field: page.getByRole('searchbox', { name: 'Search bookmarks' }),
    dialog: page.getByRole('dialog'),
    tile,
    opener: (position: number) => tile(position).getByRole('heading').getByRole('button'),
    remove: (position: number) => tile(position).getByRole('button', { name: 'Remove bookmark' }),
    expectDialog: (position: number) =>
      expect(page.getByRole('dialog', { name: `The Sky of ${dayAt(position)}` })).toBeVisible(),
  }
}

test('Bookmarks shows its first tiles, and more as the visitor nears the end', async ({ page }) => {
  const { tiles } = await openList(page)
  await expect(page.getByRole('heading', { name: `${total} bookmarks` })).toBeVisible()
  await expect(tiles).toHaveCount(18)
  const scrollToEnd = async () => {
    await tiles.last().evaluate((tile) => tile.scrollIntoView())
    return tiles.count()
  }
  await expect.poll(scrollToEnd, { intervals: [100] }).toBe(total)
  const numbered = await tiles.evaluateAll((all) =>
    all.map((tile) => [tile.ariaSetSize, tile.ariaPosInSet, tile.querySelector('time')?.dateTime]),
  )
  const expected = numbered.map((_, index) => [String(total), String(index + 1), dayAt(index + 1)])
  expect(numbered).toEqual(expected)
})

test('Bookmarks keeps its place after a dialog, a removal, Back and a reload', async ({ page }) => {
  const { tile, field, opener, remove, dialog } = await openList(page)
  await field.fill('sky')
  await field.press('Enter')
  await expect(page).toHaveURL(/q=sky/)
  // The list grows on the way. A click on a tile in the middle of the window doesn't scroll the page.
  const position = 50
  for (const stop of [15, 25, 35, 45, position])
    await tile(stop).evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const previousTile = tile(position - 1)
  const top = async () => (await previousTile.boundingBox())?.y ?? NaN
  const topBefore = await top()
  const expectSamePlace = () =>
    expect.poll(async () => Math.abs((await top()) - topBefore)).toBeLessThan(2)
  await opener(position).click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opener(position)).toBeFocused()
  await expectSamePlace()
  await remove(position).click()
  await expect(remove(position + 1)).toBeFocused()
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
  const path = '/bookmarks?q=2020-01&order=oldest'
  const { opener, dialog, expectDialog } = await openList(page, path)
  const next = dialog.getByRole('button', { name: 'Next bookmark' })
  const positionOf = (dayOfJanuary: number) => total - dayOfJanuary + 1
  await opener(positionOf(11)).click()
  await expectDialog(positionOf(11))
  await page.keyboard.press('ArrowLeft')
  await expectDialog(positionOf(10))
  await page.setViewportSize({ width: 400, height: 300 })
  await dialog.evaluate((box) => box.scrollTo(0, 200))
  await next.click()
  await expectDialog(positionOf(11))
  expect(await dialog.evaluate((box) => box.scrollTop)).toBe(0)
  await expect(next).toBeFocused()
  const announcement = page
    .getByRole('status')
    .filter({ hasText: 'The Sky of 2020-01-11, 11 of 31' })
  await expect(announcement).toBeAttached()
})

test('A bookmark without a date doesn’t show the picture of another one', async ({ page }) => {
  const record = (name: string) => ({
    title: name,
    explanation: '',
    media_type: 'image',
    url: `https://pictures.example/${name}.png`,
    createdAt: new Date(name === 'Comet' ? '2024-01-02' : '2024-01-01'),
  })
  await page.route('https://pictures.example/Lamp.png', () => {})
  await seedRecords(page, [record('Lamp'), record('Comet')])
  await page.goto('/bookmarks', { waitUntil: 'commit' })
  const { dialog } = byDate(page)
  await page.getByRole('button', { name: 'Comet' }).click()
  await expectLoaded(dialog.getByRole('img'))
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('heading', { name: 'Lamp' })).toBeVisible()
  await expect(dialog.getByRole('img')).toHaveCount(0)
})
