import { expect, type Page, test } from '../fixtures/app.ts'
import { seedBookmarks } from '../fixtures/database.ts'
import { byDate, expectLoaded } from '../fixtures/page.ts'

test.use({
  hasTouch: true,
  viewport: { width: 375, height: 667 },
  entryFields: { explanation: 'Lit at dusk. '.repeat(300) },
})

type Point = { x: number; y: number }

/** Returns functions that send touch events like those of a finger. Works only in Chromium. */
async function createFinger(page: Page) {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[] = []) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })

  /** Puts a finger down, moves it by each of these distances in three steps, and lifts it. */
  async function swipe(x: number, y: number, ...distances: Partial<Point>[]) {
    let at = { x, y }
    await send('touchStart', [at])
    for (const distance of distances) {
      for (let step = 0; step < 3; step += 1) {
        at = { x: at.x + (distance.x ?? 0) / 3, y: at.y + (distance.y ?? 0) / 3 }
        await send('touchMove', [at])
        await page.waitForTimeout(20)
      }
    }
    await send('touchEnd')
  }

  async function tap(point: Point, milliseconds = 0) {
    await send('touchStart', [point])
    await page.waitForTimeout(milliseconds)
    await send('touchEnd')
  }
  return { session, send, swipe, tap }
}

const dialogOf = (page: Page, date: string) =>
  page.getByRole('dialog', { name: `The Sky of ${date}` })

async function openDialog(page: Page, date: string) {
  await page.goto(`/dateview?date=${date}`)
  await byDate(page).title.click()
  // A dialog that has just opened ignores touches, because they may belong to a double tap.
  await expect(dialogOf(page, date).locator('> :first-child')).toHaveCSS('pointer-events', 'auto')
  return createFinger(page)
}

test('A visitor swipes to other days and to another month', async ({ page }) => {
  await page.goto('/dateview?date=2024-03-05')
  const expectDay = (date: string) => expect(byDate(page).title).toHaveText(`The Sky of ${date}`)
  await expectDay('2024-03-05')
  // A double tap would zoom the page.
  await expect(page.locator('html')).toHaveCSS('touch-action', 'manipulation')
  const { swipe } = await createFinger(page)
  await swipe(300, 300, { x: -150, y: 5 })
  await expectDay('2024-03-06')
  await swipe(100, 300, { x: 160 })
  await expectDay('2024-03-05')
  // Swipes do nothing if they are short, mostly vertical, or begin at an edge of the window.
  await swipe(200, 300, { x: -15 })
  await swipe(200, 400, { x: -10, y: -200 })
  await swipe(5, 300, { x: 195 })
  await swipe(369, 300, { x: -250 })
  await expectDay('2024-03-05')
  await page.goto('/dateview?month=2024-03')
  await expect(page.getByRole('heading', { name: 'March 2024' })).toBeVisible()
  // Otherwise a picture that loads would replace the element under the finger.
  await expectLoaded(page.locator('[data-date="2024-03-06"] img'))
  await swipe(300, 400, { x: -160 })
  await expect(page.getByRole('heading', { name: 'April 2024' })).toBeVisible()
})

test('In the dialog, only a sideways swipe opens another day', async ({ page }) => {
  const { swipe } = await openDialog(page, '2024-01-05')
  const { dialog } = byDate(page)
  await swipe(300, 200, { x: -150 })
  await expect(dialogOf(page, '2024-01-06')).toBeVisible()
  await swipe(80, 200, { x: 200 })
  await expect(dialogOf(page, '2024-01-05')).toBeVisible()
  await swipe(300, 200, { x: -150 }, { x: 140 })
  await swipe(180, 500, { x: -60, y: -300 })
  await expect.poll(() => dialog.evaluate((box) => box.scrollTop)).toBeGreaterThan(100)
  await swipe(180, 200, { y: 300 })
  await dialog.getByText('Lit at dusk.').selectText()
  await swipe(300, 200, { x: -150 })
  // Without a selection, a swipe opens the next day again.
  await page.evaluate(() => getSelection()?.empty())
  await swipe(300, 200, { x: -150 })
  await expect(dialogOf(page, '2024-01-06')).toBeVisible()
  await expect(page).toHaveURL('/dateview?date=2024-01-06&open')
})

test('A swipe steps in the viewer or closes it, but not while zoomed in', async ({ page }) => {
  const { session, swipe } = await openDialog(page, '2024-01-05')
  const { zoom, viewer } = byDate(page)
  await zoom.click()
  await expect(viewer.locator('> :first-child')).toHaveCSS('pointer-events', 'auto')
  await expect(viewer.getByRole('button', { name: 'Close' })).toBeVisible()
  await swipe(300, 300, { x: -200 })
  await expect(viewer.getByText('The Sky of 2024-01-06').first()).toBeVisible()
  await expect(page).toHaveURL('/dateview?date=2024-01-06&open&picture')
  // The lightbox library ignores swipes until the picture is back in its place.
  async function waitUntilSettled() {
    const animations = () => viewer.evaluate((box) => box.getAnimations({ subtree: true }))
    await expect.poll(animations).toEqual([])
    await page.waitForTimeout(300)
  }
  await waitUntilSettled()
  await swipe(80, 300, { x: 200 })
  await expect(viewer.getByText('The Sky of 2024-01-05').first()).toBeVisible()
  const width = async () => (await viewer.getByRole('img').boundingBox())?.width ?? 0
  const wholeWidth = await width()
  const pinch = { x: 180, y: 300, scaleFactor: 2, relativeSpeed: 2000 }
  await session.send('Input.synthesizePinchGesture', pinch)
  await expect.poll(width).toBeGreaterThan(1.1 * wholeWidth)
  await swipe(300, 300, { x: -200 })
  await swipe(180, 200, { y: 250 })
  await expect(page).toHaveURL('/dateview?date=2024-01-05&open&picture')
  const zoomOut = viewer.getByRole('button', { name: 'Zoom out' })
  await expect(async () => {
    await zoomOut.click({ timeout: 1000 })
    await expect(zoomOut).toBeDisabled({ timeout: 500 })
  }).toPass()
  await expect.poll(width).toBe(wholeWidth)
  await waitUntilSettled()
  await swipe(180, 200, { y: 250 })
  await expect(viewer).toHaveCount(0)
  await expect(dialogOf(page, '2024-01-05')).toBeVisible()
})

test('A tap hides or shows the viewer’s words and buttons, and two taps zoom', async ({ page }) => {
  await page.clock.install()
  const { tap } = await openDialog(page, '2024-01-05')
  const { zoom, viewer } = byDate(page)
  // Only taps hide words and buttons then, however long the test takes.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await zoom.click()
  await expectLoaded(viewer.getByRole('img'))
  const toolbar = viewer.locator('.yarl__toolbar')
  const middle = { x: 180, y: 300 }
  await expect(toolbar).toHaveCSS('pointer-events', 'auto')
  await tap(middle)
  await expect(toolbar).toHaveCSS('opacity', '0')
  await page.clock.runFor(2100)
  await expect(viewer.getByRole('heading')).toHaveCSS('pointer-events', 'none')
  await tap(middle)
  await expect(toolbar).toHaveCSS('opacity', '1')
  // On a busy machine, the two taps may be too far apart.
  await expect(async () => {
    await page.waitForTimeout(500)
    await tap(middle)
    await tap(middle)
    const zoomOut = viewer.getByRole('button', { name: 'Zoom out' })
    await expect(zoomOut).toBeEnabled({ timeout: 1000 })
  }).toPass()
  await page.waitForTimeout(500)
  await expect(toolbar).toHaveCSS('opacity', '1')
})

test.describe(() => {
  test.use({ isMobile: true })

  test('The viewer’s buttons hide after a tap on Zoom, which stays `:hover`', async ({ page }) => {
    await page.clock.install()
    await page.goto('/dateview?date=2024-01-05')
    const { title, zoom, viewer } = byDate(page)
    await title.tap()
    await zoom.tap()
    await expectLoaded(viewer.getByRole('img'))
    await page.clock.runFor(6000)
    await expect(viewer.locator('.yarl__toolbar')).toHaveCSS('opacity', '0')
  })
})

test('Two fingers hold and carry what they touch in the viewer’s picture', async ({ page }) => {
  const { send } = await openDialog(page, '2024-01-05')
  const { zoom, viewer } = byDate(page)
  await zoom.click()
  const picture = viewer.getByRole('img')
  await expectLoaded(picture)
  await expect(viewer.getByRole('button', { name: 'Zoom in' })).toBeEnabled()
  const box = async () => (await picture.boundingBox()) ?? { x: NaN, width: NaN }
  /** How far from the picture's left edge two points are, in parts of its width. */
  async function partsAt(points: Point[]) {
    const { x, width } = await box()
    return points.map((point) => (point.x - x) / width)
  }
  const fingersAt = (middle: number, distance: number) => [
    { x: middle - distance / 2, y: 320 },
    { x: middle + distance / 2, y: 330 },
  ]
  const before = await partsAt(fingersAt(110, 40))
  const { width } = await box()
  await send('touchStart', fingersAt(110, 40).slice(0, 1))
  await send('touchStart', fingersAt(110, 40))
  for (let step = 1; step <= 10; step += 1)
    await send('touchMove', fingersAt(110 + 3 * step, 40 + 8 * step))
  await expect.poll(async () => (await box()).width / width).toBeCloseTo(3, 0)
  const after = await partsAt(fingersAt(140, 120))
  after.forEach((part, index) => expect(part).toBeCloseTo(before[index] ?? NaN, 2))
  await send('touchEnd')
})

test('Pressing Enter in a search field hides a phone’s keyboard', async ({ page }) => {
  await seedBookmarks(page, ['2024-01-05'])
  for (const path of ['/dateview?day=05-17', '/dateview?find=', '/bookmarks?q=x']) {
    await page.goto(path)
    const field = page.getByRole('searchbox')
    await field.fill('comet')
    await expect(field).toBeFocused()
    await field.press('Enter')
    await expect(field).not.toBeFocused()
    await expect(field).toHaveValue('comet')
  }
})
