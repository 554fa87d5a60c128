import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { listOfDays, seedRecords } from '../fixtures/database.ts'
import { entryOf, mockOtherHosts } from '../fixtures/entries.ts'
import { expectLoaded, inWords } from '../fixtures/page.ts'

const { seed, dayAt } = listOfDays(3)

async function start(page: Page) {
  const button = page.getByRole('button', { name: 'Slideshow' })
  await button.click()
  const viewer = page.getByRole('dialog', { name: 'Slideshow viewer' })
  await expect(viewer.getByRole('button', { name: 'Pause' })).toBeVisible()
  const shown = viewer.locator('.yarl__slide_current')
  /** Expects the picture that is shown, by its caption. */
  async function expectDay(day: string) {
    await expect(shown.getByText(inWords(day))).toBeVisible()
    await expectLoaded(shown.getByRole('img'))
  }
  /** Lets time pass until the next picture comes; the time of one begins when the page has measured it. */
  async function expectTurn(day: string) {
    await expect(async () => {
      await page.clock.fastForward(3200)
      await expect(shown.getByText(inWords(day))).toBeVisible({ timeout: 500 })
    }).toPass()
    await expectDay(day)
  }
  return { button, viewer, expectDay, expectTurn }
}

test.beforeEach(async ({ page }) => {
  await page.clock.install()
  await mockOtherHosts(page)
})

test(
  'A slideshow shows each picture of the list for eight seconds, in full screen, and begins again',
  { tag: '@firefox' },
  async ({ page }) => {
    await seed(page)
    await page.goto('/bookmarks?order=oldest')
    const { viewer, expectDay, expectTurn } = await start(page)
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
    await expectDay(dayAt(3))
    for (const place of [3, 2, 1]) {
      await page.clock.fastForward(5000)
      await expectDay(dayAt(place))
      await expectTurn(dayAt(place === 1 ? 3 : place - 1))
    }
    await expect(viewer).toBeVisible()
  },
)

test('A visitor pauses a slideshow with Space and a button, and goes through it with arrows, and Back returns the focus', async ({
  page,
}) => {
  await seed(page)
  await page.goto('/bookmarks')
  const { button, viewer, expectDay, expectTurn } = await start(page)
  await page.keyboard.press('Space')
  await expect(viewer.getByRole('button', { name: 'Play' })).toBeVisible()
  await page.clock.fastForward(20_000)
  await expectDay(dayAt(1))
  await page.keyboard.press('ArrowRight')
  await expectDay(dayAt(2))
  for (const place of [1, 3]) {
    await page.keyboard.press('ArrowLeft')
    await expectDay(dayAt(place))
  }
  await viewer.getByRole('button', { name: 'Play' }).click()
  await expectTurn(dayAt(1))
  await page.goBack()
  await expect(viewer).toHaveCount(0)
  await expect(button).toBeFocused()
  await test.step('One picture alone has no slideshow.', async () => {
    await page.getByRole('searchbox').fill(dayAt(2))
    await expect(button).toHaveCount(0)
  })
})

test('A slideshow passes over films and pictures that fail @rare', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  await page.route('**/gone.jpg', (route) => route.fulfill({ status: 404 }))
  await seedRecords(page, [
    entryOf('2024-01-01'),
    entryOf('2024-01-02', { media_type: 'video', url: 'https://players.example/embed/x' }),
    entryOf('2024-01-03', { url: 'https://pictures.example/gone.jpg' }),
    entryOf('2024-01-04'),
  ])
  await page.goto('/bookmarks?order=date')
  const { expectDay, expectTurn } = await start(page)
  await expectDay('2024-01-04')
  await expectTurn('2024-01-01')
  await expectTurn('2024-01-04')
})

test('A slideshow keeps the screen awake, and pauses while hidden @rare', async ({ page }) => {
  await page.addInitScript(() => {
    const locks = { count: 0 }
    const request = async () => {
      locks.count += 1
      return { release: async () => void (locks.count -= 1) }
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
    Object.assign(globalThis, { locks })
  })
  const locks = () => page.evaluate(() => Reflect.get(globalThis, 'locks').count)
  await seed(page)
  await page.goto('/bookmarks')
  const { viewer } = await start(page)
  await viewer.getByRole('button', { name: 'Leave full screen' }).click()
  await expect(viewer.getByRole('button', { name: 'Full screen', exact: true })).toBeVisible()
  await expect.poll(locks).toBe(1)
  const hide = (hidden: boolean) =>
    page.evaluate((is) => {
      Object.defineProperty(document, 'hidden', { value: is, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  await hide(true)
  await expect(viewer.getByRole('button', { name: 'Play' })).toBeVisible()
  await expect.poll(locks).toBe(0)
  await hide(false)
  await expect(viewer.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect.poll(locks).toBe(1)
})
