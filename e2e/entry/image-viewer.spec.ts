import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { finger } from '../fixtures/finger.ts'
import { byDate, expectLoaded } from '../fixtures/page.ts'
import { answerWith, holdRequests, mockOtherHosts } from '../fixtures/entries.ts'

const day = '2024-01-05'

async function openDayInViewer(page: Page) {
  // Does not wait for the picture, which one journey delays.
  await page.goto(`/dateview?date=${day}`, { waitUntil: 'domcontentloaded' })
  return openViewer(page)
}

async function openViewer(page: Page) {
  const { title, zoom, viewer } = byDate(page)
  await title.click()
  await zoom.click()
  // The first picture shows before its tools.
  await expect(viewer.getByRole('button', { name: 'Close' })).toBeVisible()
  const picture = viewer.getByRole('img')
  const box = async () => (await picture.boundingBox()) ?? { x: NaN, width: NaN }
  /** Expects the picture's width, as a multiple of the whole picture's; it is 3:2 in a lower window. */
  async function expectZoom(factor: number) {
    const { height } = page.viewportSize() ?? { height: NaN }
    await expect.poll(async () => (await box()).width / (height * 1.5)).toBeCloseTo(factor, 1)
  }
  return { viewer, picture, box, expectZoom }
}

test('A click on the picture opens it in the viewer, and only then loads the largest one, which replaces it', async ({
  page,
  app,
}) => {
  const release = await holdRequests(page, '**/*-full.webp', (route) => route.continue())
  await page.goto(`/dateview?date=${day}`)
  const { title, dialog, zoom, viewer } = byDate(page)
  await title.click()
  await expect(zoom).toBeVisible()
  const request = page.waitForRequest('**/*-full.webp')
  await dialog.getByRole('img').click()
  await request
  const picture = viewer.getByRole('img')
  await expect(picture).not.toHaveAttribute('src', /-full/)
  await expectLoaded(picture)
  release()
  await expect(picture).toHaveAttribute('src', new RegExp(`/mock/${day}-full\\.webp$`))
  expect(app.mock.requests.filter(({ path }) => path.endsWith('-full.webp'))).toHaveLength(1)
})

test('A visitor zooms the picture, and not the page, with buttons, keys, the wheel and a double click, and moves it to its edges', async ({
  page,
}) => {
  const { viewer, box, expectZoom } = await openDayInViewer(page)
  const widthOf = async () => (await box()).width
  await expectZoom(1)
  await viewer.getByRole('button', { name: 'Zoom in' }).click()
  await expectZoom(1.5)
  await page.keyboard.press('=')
  await expectZoom(2.25)
  await page.keyboard.press('+')
  await page.keyboard.press('-')
  await page.keyboard.press('-')
  await viewer.getByRole('button', { name: 'Zoom out' }).click()
  await expectZoom(1)

  const ratio = await page.evaluate(() => devicePixelRatio)
  await page.mouse.move(400, 300)
  await page.mouse.wheel(0, -200)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -200)
  await page.keyboard.up('Control')
  await expect.poll(widthOf).toBeGreaterThan(1800)
  expect(await page.evaluate(() => devicePixelRatio)).toBe(ratio)
  await page.keyboard.press('0')
  await expectZoom(1)
  // On a busy machine the two clicks may be too far apart.
  await expect(async () => {
    await page.mouse.dblclick(400, 300)
    await expect.poll(widthOf, { timeout: 2000 }).toBeGreaterThan(1800)
  }).toPass()

  await expect.poll(() => viewer.evaluate((it) => it.getAnimations({ subtree: true }))).toEqual([])
  const before = (await box()).x
  await page.mouse.move(400, 300)
  await page.mouse.down()
  await page.mouse.move(350, 300)
  await page.mouse.up()
  await expect.poll(async () => (await box()).x).toBeCloseTo(before - 50, 0)
  for (let press = 0; press < 30; press += 1) await page.keyboard.press('ArrowRight')
  const edge = (await viewer.boundingBox())?.width ?? NaN
  await expect.poll(async () => (await box()).x + (await box()).width).toBeCloseTo(edge, -1)
  await expect(page).toHaveURL(`/dateview?date=${day}&open&picture`)
})

test(
  'With the picture whole the arrow keys go through the days, F fills the screen, B does nothing, and Escape closes the viewer alone',
  { tag: '@firefox' },
  async ({ page }) => {
    const { viewer, picture } = await openDayInViewer(page)
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key)
    await expect(page).toHaveURL('/dateview?date=2024-01-06&open&picture')
    await expect(picture).toHaveAttribute('src', /\/mock\/2024-01-06-full\.webp$/)
    await page.keyboard.press('f')
    await viewer.getByRole('button', { name: 'Leave full screen' }).click()
    await expect(viewer.getByRole('button', { name: 'Full screen', exact: true })).toBeVisible()
    expect(await page.evaluate(() => document.fullscreenElement)).toBeNull()
    await page.keyboard.press('b')
    await page.keyboard.press('Escape')
    await expect(viewer).toHaveCount(0)
    await expect(page).not.toHaveURL(/picture/)
    const { dialog } = byDate(page)
    await expect(dialog.getByRole('button', { name: 'Bookmark', exact: true })).toHaveAttribute(
      'aria-pressed',
      'false',
    )
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  },
)

test('Caption and tools fade when the visitor is idle @rare', async ({ page }) => {
  await mockOtherHosts(page)
  await answerWith(page, { copyright: 'Ada Nova' })
  await page.clock.install()
  const { viewer } = await openDayInViewer(page)
  const caption = viewer.getByText('© Ada Nova').locator('..')
  const tools = viewer.getByRole('button', { name: 'Close' }).locator('..')
  await page.mouse.move(200, 200)
  await expect(caption).toContainText(`The Sky of ${day}`)
  await expect(caption).toHaveCSS('opacity', '1')
  await page.clock.fastForward(3000)
  await expect(caption).toHaveCSS('opacity', '0')
  await expect(tools).toHaveCSS('opacity', '0')
  await page.mouse.move(300, 300)
  await expect(tools).toHaveCSS('opacity', '1')
  await page.keyboard.press('Tab')
  await expect(viewer.getByRole('button', { name: 'Zoom in' })).toBeFocused()
  await page.clock.fastForward(3000)
  await expect(caption).toHaveCSS('opacity', '0')
  await expect(tools).toHaveCSS('opacity', '1')
})

test.describe('At an end of the archive', () => {
  test.use({ hasTouch: true, answers: {} })

  for (const [end, date, key, from, by] of [
    ['today', '2026-11-20', 'ArrowRight', 600, -400],
    ['the first day', '1995-06-16', 'ArrowLeft', 200, 400],
  ] as const) {
    test(`An arrow key or a swipe beyond ${end} leaves its picture in the viewer @rare`, async ({
      page,
    }) => {
      await page.clock.setFixedTime('2026-11-20T12:00:00-05:00')
      await page.goto(`/dateview?date=${date}`)
      const { viewer, picture, box } = await openViewer(page)
      const { x } = await box()
      const { swipe } = await finger(page)
      for (const go of [() => page.keyboard.press(key), () => swipe(from, 300, { x: by })]) {
        await go()
        // Longer than a step takes.
        await page.waitForTimeout(600)
        await expect(viewer.getByText(`The Sky of ${date}`)).toBeVisible()
        await expectLoaded(picture)
        expect((await box()).x).toBeCloseTo(x, 0)
        await expect(page).toHaveURL(`/dateview?date=${date}&open&picture`)
      }
    })
  }
})
