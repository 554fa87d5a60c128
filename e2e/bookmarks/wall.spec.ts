import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { failedRequest } from '../fixtures/console.ts'
import { contrastOverWhite } from './contrast.ts'
import { seedRecords } from '../fixtures/database.ts'
import { entryOf } from '../fixtures/entries.ts'
import { resize } from '../fixtures/geometry.ts'
import { holdPersistence } from '../fixtures/late-persistence.ts'
import { listOfDays } from '../fixtures/list-of-days.ts'

test.use({ answers: {} })

const { dayAt, seed } = listOfDays(40)

/** The boxes of the mounted tiles. */
function tiles(page: Page) {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON()))
}

async function openWall(page: Page, width = 1440, height = 900) {
  await resize(page, width, height)
  await seed(page)
  await page.goto('/bookmarks')
  await expect(page.getByRole('article', { name: dayAt(1) })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export' })).toBeAttached()
}

test('in each window the wall has its number of columns, of tiles of one shape', async ({
  page,
}) => {
  await openWall(page)
  for (const [width, height, columns] of [
    [320, 640, 1],
    [375, 667, 2],
    [430, 932, 2],
    [667, 375, 4],
    [768, 1024, 3],
    [1024, 768, 3],
    [1440, 900, 5],
  ] as const) {
    await test.step(`${width} x ${height}: ${columns}`, async () => {
      await resize(page, width, height)
      const places = async () => new Set((await tiles(page)).map(({ x }) => Math.round(x))).size
      await expect.poll(places).toBe(columns)
      const boxes = await tiles(page)
      const [first] = boxes
      const heights = boxes.map(({ height: high }) => Number(high))
      // Browsers place boxes at parts of a pixel.
      expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(0.1)
      expect(first.height / first.width).toBeCloseTo(5 / 4, 2)
    })
  }
  const whole = (await tiles(page)).filter(({ top, bottom }) => top >= 0 && bottom <= 900)
  expect(whole.length).toBeGreaterThanOrEqual(8)
})

test('the words stand out on a white picture, wherever they are on the scrim', async ({ page }) => {
  await openWall(page, 375, 667)
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    const card = page.getByRole('article').first()
    await card.locator('time').hover()
    for (const words of [card.getByRole('heading').getByRole('button'), card.locator('time')]) {
      expect(await words.evaluate(contrastOverWhite)).toBeGreaterThanOrEqual(4.5)
    }
    // An icon needs 3.
    const remove = card.getByRole('button', { name: 'Remove bookmark' })
    expect(await remove.evaluate(contrastOverWhite)).toBeGreaterThanOrEqual(3)
  }
})

test('a film has the disc of a player, over its still, and plays in its tile', async ({ page }) => {
  const film = { media_type: 'video', url: 'https://films.example/a.webm' }
  const still = 'https://pictures.example/still.png'
  await page.goto('/icon.svg')
  await seedRecords(page, [
    { ...entryOf('2024-01-05', { ...film, poster: still }), createdAt: new Date() },
  ])
  await page.goto('/bookmarks')
  const play = page.getByRole('button', { name: 'Play The Sky of 2024-01-05' })
  const video = page.getByRole('article').locator('video')
  await expect(play.locator('img')).toHaveAttribute('src', still)
  await expect(video).toHaveCount(0)
  const before = await tiles(page)
  await page.route('https://films.example/**', () => {})
  await play.press('Enter')
  await expect(video).toBeFocused()
  await expect(video).toHaveAttribute('src', film.url)
  await expect(video).toHaveJSProperty('autoplay', true)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await tiles(page)).toEqual(before)
  // Its controls are above the words.
  const [box, title] = await Promise.all([
    video.boundingBox(),
    page.getByRole('article').getByRole('heading').boundingBox(),
  ])
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((title?.y ?? 0) + 1)
})

test('a tile’s notice is fully visible in every window', async ({ page, allowConsole }) => {
  allowConsole(failedRequest)
  await page.goto('/icon.svg')
  const title = 'A "Grand Design" in Lupus, the Light of Fourteen Thousand Stars, and Dust'
  const createdAt = new Date()
  await seedRecords(page, [
    { ...entryOf('2024-01-05', { title }), createdAt },
    { ...entryOf('2024-01-06', { title, media_type: 'other', url: 'x:' }), createdAt },
  ])
  await page.route('https://pictures.example/**', (route) => route.abort())
  await page.goto('/bookmarks')
  for (const [width, height] of [
    [375, 667],
    [667, 375],
    [1440, 900],
  ] as const) {
    await test.step(`${width} x ${height}`, async () => {
      await resize(page, width, height)
      const link = page.getByRole('link', { name: 'Look it up again' })
      await expect(link).toBeInViewport({ ratio: 1 })
      for (const text of ['The picture could not be loaded.', 'This day has no picture']) {
        const notice = page.getByText(text)
        const card = page.getByRole('article').filter({ has: notice })
        const remove = card.getByRole('button', { name: 'Remove bookmark' })
        expect(await notice.evaluate(isCut)).toBe(false)
        expect(await card.getByRole('heading').getByRole('button').evaluate(cutsLine)).toBe(false)
        // In its usual corner.
        const [tile, corner] = await Promise.all([card.boundingBox(), remove.boundingBox()])
        expect(corner?.y).toBeLessThan((tile?.y ?? 0) + 8)
      }
    })
  }
})

/** Runs in the page: whether the media's box hides a part of what it says. */
function isCut(text: Element) {
  const box = text.closest('[tabindex]')
  return !box || box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth
}

/** Runs in the page: whether only the tops of a line's letters are to be seen. */
function cutsLine(title: Element) {
  const range = document.createRange()
  range.selectNodeContents(title)
  const { bottom } = title.getBoundingClientRect()
  return [...range.getClientRects()].some(
    (line) => line.top + line.height / 4 < bottom && line.bottom - line.height / 4 > bottom,
  )
}

test('the tiles after a removed one glide to their places, those of another order or a search do not', async ({
  page,
}) => {
  await openWall(page)
  const tile = (place: number) =>
    page.getByRole('listitem').filter({ has: page.getByRole('article', { name: dayAt(place) }) })
  // Stopped in their first moment, to be looked at.
  await page.evaluate(() => {
    const { animate } = Element.prototype
    Element.prototype.animate = function (...given) {
      const glide = animate.apply(this, given)
      glide.id = 'glide'
      glide.pause()
      return glide
    }
  })
  const glides = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ id }) => id === 'glide')
        .map(({ effect }) => Number(effect?.getTiming().duration)),
    )
  const order = page.getByRole('combobox', { name: 'Sort' })
  await order.selectOption('Oldest bookmarked')
  await expect(page.getByRole('article').first()).toHaveAccessibleName(`The Sky of ${dayAt(40)}`)
  expect(await glides()).toEqual([])
  await page.getByRole('searchbox').fill('2020-02')
  await expect(page.getByRole('heading', { name: '9 of 40 bookmarks' })).toBeVisible()
  expect(await glides()).toEqual([])
  await page.getByRole('searchbox').fill('')
  await order.selectOption('Newest bookmarked')
  await expect(page.getByRole('article').first()).toHaveAccessibleName(`The Sky of ${dayAt(1)}`)
  await expect(tile(4)).toBeVisible()
  const mounted = await page.getByRole('listitem').count()
  const placeOfThird = await tile(3).boundingBox()
  const placeOfFourth = await tile(4).boundingBox()
  await tile(3).getByRole('button', { name: 'Remove bookmark' }).press('Enter')
  await expect(tile(3)).toHaveCount(0)
  const durations = await glides()
  // All but the two before it.
  expect(durations).toHaveLength(mounted - 2)
  expect(Math.max(...durations)).toBeLessThan(250)
  expect((await tile(4).boundingBox())?.x).toBeCloseTo(placeOfFourth?.x ?? 0, 0)
  await page.evaluate(() => {
    for (const each of document.getAnimations()) if (each.id === 'glide') each.finish()
  })
  expect((await tile(4).boundingBox())?.x).toBeCloseTo(placeOfThird?.x ?? 0, 0)
})

test('everything above and below the wall is aligned with its edges, the backup too', async ({
  page,
}) => {
  await openWall(page)
  await page.getByRole('button', { name: 'Remove bookmark' }).first().press('Enter')
  // With the focus it stays.
  await page.getByRole('button', { name: 'Undo' }).focus()
  const heading = page.getByRole('heading', { name: '39 bookmarks' })
  const backup = page.getByRole('region', { name: 'Backup' })
  const edges = async (part: Locator) => {
    const { x = 0, width: wide = 0 } = (await part.boundingBox()) ?? {}
    return { left: x, right: x + wide }
  }
  // Browsers place boxes at parts of a pixel.
  const expectNear = (one: number, other: number) =>
    expect(Math.abs(one - other)).toBeLessThanOrEqual(1)
  for (const [width, height] of [
    [375, 667],
    [667, 375],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await test.step(`${width} x ${height}`, async () => {
      await resize(page, width, height)
      const wall = await edges(page.getByRole('main').getByRole('list'))
      expectNear((await edges(heading)).left, wall.left)
      expectNear((await edges(page.getByRole('combobox', { name: 'Sort' }))).right, wall.right)
      // What is seen of Export and Import is 8 px within.
      if (width < 640) {
        const { left } = await edges(backup.getByRole('button', { name: 'Export' }))
        expectNear(left + 8, wall.left)
      } else {
        const { right } = await edges(backup.getByRole('button', { name: 'Import' }))
        expectNear(right - 8, wall.right)
      }
      const search = await page.getByRole('searchbox').boundingBox()
      expect(search?.width).toBeGreaterThan(200)
      const line = page.getByRole('status').filter({ hasText: 'was removed' })
      expectNear((await edges(line)).right, wall.right)
    })
  }
  // Beside the heading.
  const [title, beside, search] = await Promise.all(
    [heading, backup, page.getByRole('search')].map((part) => part.boundingBox()),
  )
  expect(beside?.y).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0))
  expect(search?.y).toBeGreaterThanOrEqual((title?.y ?? 0) + (title?.height ?? 0))
})

test('the longest line of the backup moves nothing when it comes', async ({
  page,
  browserName,
}) => {
  // Firefox has a long one of its own.
  if (browserName !== 'firefox') {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'vendor', { value: 'Apple Computer, Inc.' })
    })
  }
  const letItTell = await holdPersistence(page)
  await openWall(page)
  const importButton = page.getByRole('button', { name: 'Import' })
  const placesAt = async (width: number) => {
    await resize(page, width, 720)
    return [width, await tiles(page), (await importButton.boundingBox())?.x]
  }
  const widths = [667, 960, 1024, 1280, 1440]
  const before: unknown[] = []
  for (const width of widths) before.push(await placesAt(width))
  const line = page
    .getByRole('region', { name: 'Backup' })
    .getByText(/seven days without a visit|will ask you/)
  await expect(line).toHaveCount(0)
  await letItTell()
  await expect(line).toBeVisible()
  for (const [index, width] of widths.entries()) {
    await test.step(`${width} px`, async () => {
      expect(await placesAt(width)).toEqual(before[index])
    })
  }
})

test('on a phone search and sort come first, then the wall, then the backup, to which a button leads', async ({
  page,
}) => {
  await openWall(page, 375, 667)
  const parts = [
    page.getByRole('searchbox'),
    page.getByRole('combobox', { name: 'Sort' }),
    page.getByRole('main').getByRole('list'),
    page.getByRole('region', { name: 'Backup' }),
  ]
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
  for (const [index, box] of boxes.slice(1).entries()) {
    const before = boxes[index]
    expect(box?.y).toBeGreaterThanOrEqual((before?.y ?? 0) + (before?.height ?? 0))
  }
  // The order is on one line with the count.
  const heading = await page.getByRole('heading', { name: '40 bookmarks' }).boundingBox()
  expect(heading?.y).toBeGreaterThanOrEqual((boxes[1]?.y ?? 0) - 1)
  expect((heading?.y ?? 0) + (heading?.height ?? 0)).toBeLessThanOrEqual(
    (boxes[1]?.y ?? 0) + (boxes[1]?.height ?? 0) + 1,
  )
  await page.getByRole('searchbox').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Go to backup' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Sort' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(
    page.getByRole('article').first().getByRole('heading').getByRole('button'),
  ).toBeFocused()
  await resize(page, 320, 640)
  const button = page.getByRole('button', { name: 'Go to backup' })
  const exporting = page.getByRole('button', { name: 'Export', exact: true })
  const box = await button.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await expect(exporting).not.toBeInViewport()
  await button.click()
  await expect(exporting).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Tab')
  await expect(page.getByRole('region', { name: 'Backup' }).locator(':focus')).toBeVisible()
  await resize(page, 1280, 720)
  await expect(button).toBeHidden()
})
