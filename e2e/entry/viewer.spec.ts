import { expect, type Page, test } from '../fixtures/app.ts'
import { byDate, expectLoaded, mediumDate } from '../fixtures/page.ts'

const day = '2024-01-05'

async function openViewer(page: Page) {
  await page.goto(`/dateview?date=${day}`)
  const { title, zoom, viewer } = byDate(page)
  await title.click()
  await zoom.click()
  const picture = viewer.getByRole('img')
  await expectLoaded(picture)
  // The library can zoom once it has measured the slide.
  await expect(viewer.getByRole('button', { name: 'Zoom in' })).toBeEnabled()
  const box = async () => (await picture.boundingBox()) ?? { x: NaN, width: NaN }
  /** Expects how much the picture is zoomed in; at 1, it is as high as the window. Its ratio is 3:2. */
  async function expectZoom(factor: number) {
    const { height } = page.viewportSize() ?? { height: NaN }
    await expect.poll(async () => (await box()).width / (height * 1.5)).toBeCloseTo(factor, 1)
  }
  return { viewer, picture, box, expectZoom }
}

test('A visitor zooms a picture and moves it @firefox', async ({ page }) => {
  const { viewer, box, expectZoom } = await openViewer(page)
  const zoomOut = viewer.getByRole('button', { name: 'Zoom out' })
  await expectZoom(1)
  await expect(zoomOut).toBeDisabled()
  await viewer.getByRole('button', { name: 'Zoom in' }).click()
  await expectZoom(2)
  const { x } = await box()
  await page.mouse.move(700, 400)
  await page.mouse.down()
  await page.mouse.move(600, 400, { steps: 5 })
  await page.mouse.move(500, 400, { steps: 5 })
  await page.mouse.up()
  await expect.poll(async () => (await box()).x).toBeCloseTo(x - 200, -1)
  await page.keyboard.press('+')
  await expectZoom(4)
  await page.keyboard.press('-')
  await expectZoom(2)
  await zoomOut.click()
  await expectZoom(1)
  const ratio = await page.evaluate(() => devicePixelRatio)
  await page.mouse.move(400, 300)
  const { width } = await box()
  await page.mouse.wheel(0, -100)
  await expect.poll(async () => (await box()).width).toBeGreaterThan(width)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -100)
  await page.keyboard.up('Control')
  await expect.poll(async () => (await box()).width).toBeGreaterThan(1800)
  expect(await page.evaluate(() => devicePixelRatio)).toBe(ratio)
  await expect(async () => {
    if (await zoomOut.isEnabled()) await zoomOut.click({ timeout: 1000 })
    await expect(zoomOut).toBeDisabled({ timeout: 500 })
  }).toPass()
  // On a busy machine, the two clicks may be too far apart.
  await expect(async () => {
    await page.mouse.dblclick(400, 300)
    await expect.poll(async () => (await box()).width, { timeout: 2000 }).toBeGreaterThan(1800)
  }).toPass()
  await expect(page).toHaveURL(`/dateview?date=${day}&open&picture`)
})

test('Arrow keys, Page keys and buttons change the viewer’s day @firefox', async ({ page }) => {
  const { viewer, picture } = await openViewer(page)
  for (const [key, date] of [
    ['ArrowRight', '2024-01-06'],
    ['PageDown', '2024-01-07'],
    ['PageUp', '2024-01-06'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(viewer.getByText(mediumDate(date)).first()).toBeVisible()
  }
  for (const [name, date] of [
    ['Previous day', '2024-01-05'],
    ['Next day', '2024-01-06'],
  ] as const) {
    const button = viewer.getByRole('button', { name })
    const { x, y } = (await button.boundingBox()) ?? { x: NaN, y: NaN }
    // Shows the buttons again; they hide after some seconds, but not under the pointer.
    await page.mouse.move(x + 10, y + 10)
    await button.click()
    await expect(viewer.getByText(mediumDate(date)).first()).toBeVisible()
  }
  await expect(page).toHaveURL('/dateview?date=2024-01-06&open&picture')
  // The URL may also have a size, if the successor answered first.
  await expect(picture).toHaveAttribute('src', /\/mock\/2024-01-06-full\.webp/)
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(page).not.toHaveURL(/picture/)
})
