import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { urlOf } from '../fixtures/built-files.ts'
import { byDate } from '../fixtures/by-date.ts'
import { mockOtherHosts } from '../fixtures/entries.ts'
import { expectLoaded } from '../fixtures/expect-loaded.ts'
import { holdRequests } from '../fixtures/hold-requests.ts'
import { listOfDays } from '../fixtures/list-of-days.ts'

/** Has the page add up its layout shifts; gives a function that reads the sum. */
async function countShifts(page: Page) {
  await page.addInitScript(() => {
    Reflect.set(globalThis, 'shift', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value: unknown = Reflect.get(entry, 'value')
        Reflect.set(globalThis, 'shift', Number(Reflect.get(globalThis, 'shift')) + Number(value))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Reflect.get(globalThis, 'shift'))
}

/** Where the page's parts begin: Firefox tells no shifts. */
function placesOf(page: Page) {
  return page.locator('header, h1, h2, form, main button').evaluateAll((parts) =>
    parts.map((part) => {
      const { x, y } = part.getBoundingClientRect()
      return [part.tagName, x, y]
    }),
  )
}

test('nothing moves when the picture arrives', async ({ page }) => {
  const shifts = await countShifts(page)
  for (const date of ['2024-01-05', '2024-01-06', '2024-01-07', '2024-01-08']) {
    const letPictureCome = await holdRequests(page, `**/${date}.png`)
    await page.goto(`/dateview?date=${date}`, { waitUntil: 'commit' })
    const picture = byDate(page).card.getByRole('img')
    await expect(picture).toBeVisible()
    const places = await placesOf(page)
    letPictureCome()
    await expectLoaded(picture)
    expect(await placesOf(page)).toEqual(places)
    expect(await shifts()).toBe(0)
  }
})

test('nothing moves when the bookmarks arrive, on any width', async ({ page, browserName }) => {
  test.skip(browserName === 'firefox', 'Firefox does not tell layout shifts')
  await mockOtherHosts(page)
  await listOfDays(10).seed(page)
  const shifts = await countShifts(page)
  for (const width of [360, 1024, 1280]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 740 })
      const letDatabaseArrive = await holdRequests(page, urlOf('database'))
      await page.goto('/bookmarks', { waitUntil: 'commit' })
      await expect(page.getByRole('main').getByText('Loading...')).toBeVisible()
      await drawn(page)
      letDatabaseArrive()
      await expect(page.getByRole('listitem').first()).toBeVisible()
      await expect(page.getByRole('button', { name: 'Export' })).toBeAttached()
      await drawn(page)
      expect(await shifts()).toBe(0)
    })
  }
})

/** A shift is told with the frame after it. */
function drawn(page: Page) {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
}

test('with a scrollbar at 320 px, date and Submit are on one line, and nothing scrolls sideways', async ({
  page,
}) => {
  // No scrollbar is painted here: its 15 px are left out.
  await page.setViewportSize({ width: 305, height: 640 })
  await page.goto('/dateview?date=2024-01-05')
  const { date, submit, card } = byDate(page)
  await expect(card).toBeVisible()
  // The two are measured one after the other, and Firefox may still be laying the page out.
  await expect(async () => {
    const [field, button] = await Promise.all([date.boundingBox(), submit.boundingBox()])
    expect(button?.y).toBeLessThan((field?.y ?? 0) + (field?.height ?? 0))
  }).toPass({ timeout: 5000 })
  const button = await submit.boundingBox()
  expect(button?.width).toBeGreaterThanOrEqual(44)
  expect(button?.height).toBeGreaterThanOrEqual(44)
  const { room, taken } = await page.evaluate(() => ({
    room: document.body.clientWidth,
    taken: document.documentElement.scrollWidth,
  }))
  expect(taken).toBe(room)
})
