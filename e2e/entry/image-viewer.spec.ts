import type { Page } from '@playwright/test'
import { findProportion } from '../../mock-api/picture-size.ts'
import { expect, test } from '../fixtures/app.ts'
import { byDate } from '../fixtures/by-date.ts'
import { answerWith, mockOtherHosts } from '../fixtures/entries.ts'
import { holdRequests } from '../fixtures/hold-requests.ts'
import { expectStepBack } from '../fixtures/step-back.ts'

const day = '2024-01-05'

async function openDayInViewer(page: Page) {
  // Does not wait for the picture, which one journey delays.
  await page.goto(`/dateview?date=${day}`, { waitUntil: 'domcontentloaded' })
  return openViewer(page)
}

async function openViewer(page: Page) {
  await byDate(page).title.click()
  await page.getByRole('button', { name: 'Zoom', exact: true }).click()
  const viewer = page.getByRole('dialog', { name: 'Image viewer' })
  await expect(viewer).toBeVisible()
  // Its tools fade away where nothing moves.
  await page.mouse.move(200, 200)
  return { viewer, picture: viewer.getByRole('img'), scale: viewer.getByRole('status') }
}

const boxOf = (page: Page) =>
  page.getByRole('dialog', { name: 'Image viewer' }).getByRole('img').boundingBox()

async function expectWider(page: Page, factor: number) {
  const { width } = page.viewportSize() ?? { width: 0 }
  await expect.poll(async () => Math.round((await boxOf(page))?.width ?? 0)).toBe(width * factor)
}

test('a click on the picture opens it in the viewer, and only then loads the full-size one', async ({
  page,
  app,
}) => {
  await page.goto(`/dateview?date=${day}`)
  const { title, modal } = byDate(page)
  await title.click()
  await expect(page.getByRole('button', { name: 'Zoom', exact: true })).toBeVisible()
  const full = () => app.mock.requests.filter(({ path }) => path.endsWith('-full.png'))
  expect(full()).toHaveLength(0)
  await modal.getByRole('img').click()
  const picture = page.getByRole('dialog', { name: 'Image viewer' }).getByRole('img')
  await expect(picture).toHaveAttribute('src', new RegExp(`/mock/${day}-full\\.png$`))
  expect(full()).toHaveLength(1)
  await expectWider(page, 1)
})

test('buttons and keys, the wheel, and two fingers zoom the picture, and not the page', async ({
  page,
}) => {
  const { viewer, scale } = await openDayInViewer(page)
  await viewer.getByRole('button', { name: 'Zoom in' }).click()
  await expect(scale).toHaveText('150 %')
  await expectWider(page, 1.5)
  await page.keyboard.press('+')
  await expect(scale).toHaveText('225 %')
  await page.keyboard.press('-')
  await viewer.getByRole('button', { name: 'Zoom out' }).click()
  await expect(scale).toHaveText('100 %')
  await viewer.getByRole('button', { name: 'Zoom out' }).click()
  await expect(scale).toHaveText('100 %')
  await page.keyboard.press('+')
  await page.keyboard.press('0')
  await expectWider(page, 1)

  await page.mouse.move(200, 300)
  await page.mouse.wheel(0, -400)
  await expect.poll(async () => (await boxOf(page))?.width ?? 0).toBeGreaterThan(2000)
  const ratio = await page.evaluate(() => devicePixelRatio)
  async function wheelWithControl() {
    await page.keyboard.down('Control')
    await page.mouse.wheel(0, -40)
    await page.keyboard.up('Control')
  }
  const wheeled = (await scale.textContent()) ?? ''
  await wheelWithControl()
  await expect(scale).not.toHaveText(wheeled)
  await page.keyboard.press('0')
  await expectWider(page, 1)
  await viewer.getByRole('button', { name: 'Zoom in' }).hover()
  await wheelWithControl()
  await expect(scale).not.toHaveText('100 %')
  expect(await page.evaluate(() => devicePixelRatio)).toBe(ratio)

  await page.keyboard.press('0')
  await expectWider(page, 1)
  await viewer.evaluate((dialog) => {
    const stage = dialog.firstElementChild?.firstElementChild
    if (!stage) throw new Error('no stage')
    // The browser can't capture simulated fingers.
    stage.setPointerCapture = () => {}
    const point = (type: string, pointerId: number, clientX: number) =>
      stage.dispatchEvent(
        new PointerEvent(type, {
          pointerId,
          clientX,
          clientY: 300,
          button: type === 'pointermove' ? -1 : 0,
          bubbles: true,
        }),
      )
    point('pointerdown', 11, 500)
    point('pointerdown', 12, 600)
    point('pointermove', 11, 450)
    point('pointermove', 12, 650)
    point('pointerup', 11, 450)
    point('pointerup', 12, 650)
  })
  await expect(scale).toHaveText('200 %')
})

test('zoomed, drag and arrows move it, no further than its edges; thrown, it goes on', async ({
  page,
}) => {
  const { viewer, picture } = await openDayInViewer(page)
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  await viewer.getByRole('button', { name: 'Zoom in' }).click()
  await expectWider(page, 1.5)
  const before = (await boxOf(page))?.x ?? 0
  await page.mouse.move(400, 300)
  await page.mouse.down()
  await page.mouse.move(350, 300, { steps: 4 })
  // Let go at once, it would go on.
  await page.waitForTimeout(150)
  await page.mouse.up()
  await expect.poll(async () => (await boxOf(page))?.x).toBeCloseTo(before - 50, 0)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(async () => (await boxOf(page))?.x).toBeCloseTo(before + 30, 0)
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('ArrowRight')
  const ratio = await picture.evaluate(
    (image: HTMLImageElement) => image.naturalWidth / image.naturalHeight,
  )
  const hidden = (1.5 * height * ratio - width) / 2
  await expect.poll(async () => (await boxOf(page))?.x).toBeCloseTo(-width / 4 - hidden, 0)
  await expect(page).toHaveURL(`/dateview?date=${day}`)

  for (const key of ['0', '+', '+']) await page.keyboard.press(key)
  await expectWider(page, 2.25)
  const left = async () => (await boxOf(page))?.x ?? 0
  // On a loaded machine a throw may take too long to be one.
  await expect(async () => {
    const start = await left()
    await page.mouse.move(500, 300)
    await page.mouse.down()
    await page.mouse.move(440, 300, { steps: 3 })
    await page.mouse.up()
    await expect.poll(left, { timeout: 1500 }).toBeLessThan(start - 75)
  }).toPass()
})

test('Escape, its button, and a screen reader’s click close only the image viewer, and focus returns', async ({
  page,
}) => {
  const { viewer } = await openDayInViewer(page)
  const opener = page.getByRole('button', { name: 'Zoom', exact: true })
  const button = viewer.getByRole('button', { name: 'Close' })
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => button.click(),
    // No press comes before it.
    () =>
      button.evaluate((it) =>
        it.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 })),
      ),
  ]) {
    await close()
    await expect(viewer).toHaveCount(0)
    await expect(opener).toBeFocused()
    await expect(byDate(page).modal).toHaveCount(1)
    await opener.click()
    await expect(viewer).toBeVisible()
  }
})

test('at fit size the arrow keys go through the days, F fills the screen, and B, whose heart it hides, does nothing', async ({
  page,
}) => {
  const { viewer, picture, scale } = await openDayInViewer(page)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/dateview?date=2024-01-06')
  await expect(picture).toHaveAttribute('src', /\/mock\/2024-01-06-full\.png$/)
  await expect(scale).toHaveText('100 %')
  await expect(byDate(page).modal).toHaveCount(2)
  const button = viewer.getByRole('button', { name: 'Full screen' })
  await page.keyboard.press('f')
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  expect(await page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('b')
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(byDate(page).modal).toHaveCount(1)
  const heart = byDate(page).modal.getByRole('button', { name: 'Bookmark', exact: true })
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('b')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('a double click fills the window, then shows each pixel, then all again', async ({
  page,
  browserName,
}) => {
  await page.setViewportSize({ width: 600, height: 800 })
  const { picture, scale } = await openDayInViewer(page)
  await expect(picture).toHaveAttribute('src', /-full\.png$/)
  const natural = await picture.evaluate((image: HTMLImageElement) => ({
    width: image.naturalWidth,
    height: image.naturalHeight,
  }))
  const fit = Math.min(600 / natural.width, 800 / natural.height)
  const fill = Math.max(600 / natural.width, 800 / natural.height)
  for (const expected of [fill / fit, 1 / fit, 1]) {
    // Firefox's driver does not count clicks.
    if (browserName === 'firefox')
      await picture.dispatchEvent('dblclick', { clientX: 300, clientY: 400 })
    else await page.mouse.dblclick(300, 400)
    await expect(scale).toHaveText(`${Math.round(expected * 100)} %`)
    await page.waitForTimeout(500)
  }
})

test('its caption and tools fade when idle; focused tools stay', async ({ page }) => {
  await mockOtherHosts(page)
  await answerWith(page, { copyright: 'Ada Nova' })
  const { viewer } = await openDayInViewer(page)
  const caption = viewer.getByText('© Ada Nova').locator('..')
  const tools = viewer.getByRole('button', { name: 'Zoom in' }).locator('..')
  await expect(caption).toContainText(`The Sky of ${day}`)
  await expect(caption).toHaveCSS('opacity', '1')
  await expect(caption).toHaveCSS('opacity', '0')
  await expect(tools).toHaveCSS('opacity', '0')
  await page.mouse.move(300, 300)
  await expect(tools).toHaveCSS('opacity', '1')
  await page.keyboard.press('Tab')
  await expect(viewer.getByRole('button', { name: 'Zoom in' })).toBeFocused()
  await expect(caption).toHaveCSS('opacity', '0')
  await expect(tools).toHaveCSS('opacity', '1')
})

test('without letter shortcuts its characters do nothing; arrow keys keep working', async ({
  page,
}) => {
  await page.goto(`/dateview?date=${day}`)
  await expect(byDate(page).card).toBeVisible()
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await page.keyboard.press('?')
  await expect(keys).toContainText('Fill the screen')
  await expect(keys).toContainText('Move the picture')
  await keys.getByRole('checkbox').uncheck()
  await page.keyboard.press('Escape')
  await expect(keys).toHaveCount(0)
  await expectStepBack(page)
  const { viewer, scale } = await openViewer(page)
  await page.keyboard.press('f')
  await page.keyboard.press('+')
  await viewer.getByRole('button', { name: 'Zoom in' }).click()
  await expect(scale).toHaveText('150 %')
  await page.keyboard.press('0')
  await page.keyboard.press('-')
  const before = (await boxOf(page))?.x ?? 0
  await page.keyboard.press('ArrowLeft')
  await expect.poll(async () => (await boxOf(page))?.x).not.toBe(before)
  await expect(scale).toHaveText('150 %')
  await expect(viewer.getByRole('button', { name: 'Full screen' })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
})

test('a panorama fills the height and glides until the visitor stops it, with all tools on the smallest phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`/dateview?date=${findProportion(4, '2024-01-01')}`)
  const { viewer, picture, scale } = await openViewer(page)
  const placeOf = () => picture.evaluate((image) => image.parentElement?.getBoundingClientRect().x)
  await expect(scale).not.toHaveText('100 %')
  const stop = viewer.getByRole('button', { name: 'Stop gliding' })
  await expect(stop).toBeVisible()
  const tools = await viewer.getByRole('button', { name: 'Close' }).locator('..').boundingBox()
  expect(tools?.x).toBeGreaterThanOrEqual(8)
  const first = (await placeOf()) ?? 0
  await expect.poll(placeOf).toBeLessThan(first - 5)
  await stop.click()
  await expect(stop).toHaveCount(0)
  const stopped = await placeOf()
  await page.waitForTimeout(300)
  expect(await placeOf()).toBe(stopped)
  await page.keyboard.press('0')
  await expect(scale).toHaveText('100 %')
})

test('the image viewer says when its picture fails', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/)
  const fail = await holdRequests(page, '**/mock/*.png', (route) => route.fulfill({ status: 404 }))
  const { viewer, picture } = await openDayInViewer(page)
  await expect(picture).toBeAttached()
  fail()
  await expect(viewer.getByText('The picture could not be loaded.')).toBeVisible()
  await expect(picture).toHaveCount(0)
  await viewer.getByRole('button', { name: 'Close' }).click()
  await expect(viewer).toHaveCount(0)
})
