import { expect, failedRequest, test } from '../fixtures/app.ts'
import { bookmarksOfDays } from '../fixtures/database.ts'
import { holdRequests } from '../fixtures/entries.ts'
import { expectLoaded } from '../fixtures/page.ts'
import { desktop, phone, resize, softPoll, tablet } from './access/windows.ts'

test('Tiles fill the window, with gaps of at most 3 px', async ({ page, app, allowConsole }) => {
  allowConsole(failedRequest)
  await bookmarksOfDays(40, { url: `${app.origin}/icon.svg` }).seed(page)
  for (const path of ['/dateview?month=2026-10', '/dateview?find=nebula', '/bookmarks']) {
    await page.goto(path)
    await page.locator('main li img').first().waitFor()
    for (const size of [desktop, tablet, phone]) {
      await resize(page, size)
      const boxes = page.locator('main li > [data-date]')
      /** Returns the tiles next to the ninth, whose row is full in each window. */
      const row = () =>
        boxes.evaluateAll((elements) => {
          const tiles = elements.map((element) => element.getBoundingClientRect())
          return tiles.filter(({ top }) => top === tiles[8]?.top)
        })
      const gaps = async () => {
        const tiles = await row()
        return tiles.slice(1).map(({ left }, index) => left - (tiles[index]?.right ?? 0))
      }
      const name = `${path} at ${size.width}`
      await softPoll(async () => Math.max(...(await gaps())), name).toBeLessThanOrEqual(3)
      const rightGap = async () => size.width - ((await row()).at(-1)?.right ?? 0)
      await softPoll(rightGap, name).toBeLessThan(3)
      if (size !== desktop) await softPoll(async () => (await row())[0]?.left, name).toBeLessThan(3)
    }
    await expect(page.locator('main li img').first()).toHaveCSS('border-radius', '0px')
  }
})

test('A month’s titles show until its pictures load, and under the mouse', async ({ page }) => {
  const letPicturesLoad = await holdRequests(page, /\.webp/)
  await page.goto('/dateview?month=2010-05')
  const tiles = page.getByRole('main').getByRole('listitem')
  const tile = tiles.filter({ has: page.locator('img') }).first()
  const caption = tile.locator('.Tile_text')
  await expect(caption).toHaveCSS('opacity', '1')
  await expect(tile.locator('a')).toHaveCSS('background-color', 'rgb(17, 21, 38)')
  letPicturesLoad()
  await expectLoaded(tile.locator('img'))
  await expect(caption).toHaveCSS('opacity', '0')
  await tile.hover()
  await expect(caption).toHaveCSS('opacity', '1')
})
