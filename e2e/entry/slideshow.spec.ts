import { expect, failedRequest, type Page, test } from '../fixtures/app.ts'
import { bookmarksOfDays } from '../fixtures/database.ts'
import { mockOtherHosts } from '../fixtures/entries.ts'
import { expectLoaded, mediumDate } from '../fixtures/page.ts'

const { seed, dayAt } = bookmarksOfDays(3, { hdurl: 'https://pictures.example/largest.png' })

function slideshow(page: Page) {
  const button = page.getByRole('button', { name: 'Slideshow' })
  const dialog = page.getByRole('dialog', { name: 'Slideshow' })
  const slide = dialog.locator('.yarl__slide_current')
  /** Expects the picture of a day, by its caption. */
  async function expectDay(day: string) {
    await expect(slide.getByText(mediumDate(day))).toBeVisible()
    await expectLoaded(slide.getByRole('img'))
  }
  return { button, dialog, slide, toolbar: dialog.locator('.yarl__toolbar'), expectDay }
}

test.beforeEach(async ({ page, allowConsole }) => {
  allowConsole(failedRequest)
  await mockOtherHosts(page)
})

test('A full-screen slideshow shows each picture for eight seconds @firefox', async ({ page }) => {
  await page.clock.install()
  await seed(page)
  await page.goto('/bookmarks?order=oldest')
  const { button, expectDay } = slideshow(page)
  await button.click()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
  await expectDay(dayAt(3))
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  // After a step, time passes only when the test advances it.
  await page.keyboard.press('ArrowRight')
  await page.clock.runFor(100)
  for (const position of [2, 1, 3]) {
    await expectDay(dayAt(position))
    await page.clock.runFor(7000)
    await expectDay(dayAt(position))
    await page.clock.runFor(1200)
  }
})

for (const [wall, query, lastDay, lastTitle] of [
  ['a month', 'month=2010-05', '2010-05-31', /^Comet/],
  ['the same day in every year', 'day=07-14', '1995-07-14', /^1995 · /],
] as const)
  test(`The slideshow of ${wall} wraps around and looks up no day`, async ({ page, app }) => {
    await page.clock.install()
    await page.goto(`/dateview?${query}`)
    const { button, dialog, slide, expectDay } = slideshow(page)
    await button.click()
    await expect(dialog.getByRole('button', { name: 'Pause' })).toBeVisible()
    await page.keyboard.press('Space')
    const title = slide.getByRole('heading')
    const firstTitle = (await title.textContent()) ?? ''
    await page.keyboard.press('ArrowLeft')
    await expectDay(lastDay)
    await expect(title).toHaveText(lastTitle)
    await page.keyboard.press('ArrowRight')
    await expect(title).toHaveText(firstTitle)
    await page.goBack()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(`/dateview?${query}`)
    await expect(button).toBeFocused()
    expect(app.mock.requests.filter(({ path }) => /planetary|apod-basic/.test(path))).toEqual([])
  })

test('A slideshow’s controls stay while a list is open @firefox', async ({ page }) => {
  await page.clock.install()
  await seed(page)
  // Each attempt below takes six seconds of the picture's time.
  await page.goto('/bookmarks?slideshow&every=60')
  const { dialog, toolbar, expectDay } = slideshow(page)
  await expectDay(dayAt(1))
  // Firefox may close the list again immediately.
  await expect(async () => {
    await dialog.getByLabel('Time per picture').click()
    await page.clock.runFor(6000)
    await expect(dialog.locator('select:open')).toBeVisible({ timeout: 500 })
    await expect(toolbar).toHaveCSS('opacity', '1')
  }).toPass()
  // An open list keeps its keys.
  await page.keyboard.press('Space')
  await expect(dialog.getByRole('button', { name: 'Pause' })).toBeVisible()
  // After Escape without a choice, the slideshow handles keys and hides its controls again.
  await page.keyboard.press('Escape')
  await page.mouse.move(300, 300)
  await page.clock.runFor(6000)
  await expect(toolbar).toHaveCSS('opacity', '0')
  await page.keyboard.press('ArrowRight')
  await expectDay(dayAt(2))
})

test('A title leads from full screen to its day, and Back to the slideshow', async ({ page }) => {
  await page.clock.install()
  await seed(page)
  await page.goto('/bookmarks?order=oldest')
  const { button, slide, expectDay } = slideshow(page)
  await button.click()
  await expectDay(dayAt(3))
  await page.keyboard.press('ArrowRight')
  await expectDay(dayAt(2))
  await page.keyboard.press('Space')
  await page.mouse.move(300, 300)
  await page.clock.runFor(6000)
  const link = slide.getByRole('link')
  await expect(link).toHaveCSS('pointer-events', 'none')
  await page.mouse.move(310, 300)
  await link.click()
  await expect(page).toHaveURL(`/dateview?date=${dayAt(2)}`)
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull()
  await page.goBack()
  await expectDay(dayAt(2))
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await page.goto(`/bookmarks?open=${dayAt(1)}&picture`)
  const viewer = page.getByRole('dialog', { name: 'Image viewer' })
  await viewer.getByRole('link').click()
  await expect(page).toHaveURL(`/dateview?date=${dayAt(1)}`)
})

test('A panorama fills the height and drifts, but not during a pause, zoomed or with less motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/dateview?month=2024-02&slideshow&every=60')
  const { slide, expectDay } = slideshow(page)
  await expectDay('2024-02-01')
  const picture = slide.getByRole('img')
  const { width: windowWidth, height } = page.viewportSize() ?? { width: NaN, height: NaN }
  const box = async () => (await picture.boundingBox()) ?? { x: NaN, width: NaN }
  const width = async () => Math.round((await box()).width)
  const x = async () => Math.round((await box()).x)
  expect(await width()).toBe(4 * height)
  // A file for that width, not for the window's.
  const file = picture.evaluate((image) => image instanceof HTMLImageElement && image.currentSrc)
  expect(await file).toContain('w=1600')
  await expect.poll(x).toBeLessThan(-10)
  const states = () =>
    picture.evaluate((image) => image.getAnimations().map(({ playState }) => playState))
  await page.keyboard.press('Space')
  await expect.poll(states).toEqual(['paused'])
  await page.keyboard.press('+')
  await expect.poll(states).toEqual([])
  await page.keyboard.press('-')
  await expect.poll(states).toEqual(['paused'])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(width).toBe(windowWidth)
  expect(await x()).toBe(0)
})

test('All of a slideshow’s only picture shows, even of a panorama', async ({ page, app }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  Object.assign(app.mock.settings, { today: '2024-02-01', failure: undefined })
  await page.clock.setFixedTime('2024-02-01T12:00:00-05:00')
  await page.goto('/dateview?slideshow')
  const { slide, expectDay } = slideshow(page)
  await expectDay('2024-02-01')
  await expect(slide.getByRole('img')).toHaveCSS('width', '1280px')
})

test('A slideshow hides its controls, and loads no full-size pictures', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.clock.install()
  await seed(page)
  await page.goto('/bookmarks?order=oldest&slideshow&every=60')
  const { button, dialog, toolbar, expectDay } = slideshow(page)
  await expectDay(dayAt(3))
  await page.clock.runFor(6000)
  await expect(toolbar).toHaveCSS('opacity', '0')
  await expect(toolbar).toHaveCSS('pointer-events', 'none')
  await expect(dialog.locator(':focus')).toHaveCSS('outline-style', 'none')
  // The controls stay while one of them has the keyboard focus.
  await page.keyboard.press('Tab')
  await page.clock.runFor(6000)
  await expect(toolbar).toHaveCSS('opacity', '1')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/bookmarks?order=oldest')
  expect(requested).toContain('https://pictures.example/lamp.png')
  expect(requested).not.toContain('https://pictures.example/largest.png')
  // A single picture has no button for a slideshow, but its address opens one.
  await page.goto(`/bookmarks?q=${dayAt(2)}&slideshow`)
  await expectDay(dayAt(2))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: '1 of 3' })).toBeVisible()
  await expect(button).toHaveCount(0)
})
