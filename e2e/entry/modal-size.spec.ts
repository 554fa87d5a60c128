import type { Page } from '@playwright/test'
import { findProportion } from '../../mock-api/picture-size.ts'
import { expect, test } from '../fixtures/app.ts'
import { byDate } from '../fixtures/by-date.ts'
import { answerWith, mockOtherHosts } from '../fixtures/entries.ts'
import { expectLoaded } from '../fixtures/expect-loaded.ts'
import { resize } from '../fixtures/geometry.ts'
import { holdRequests } from '../fixtures/hold-requests.ts'

const wide = 'https://pictures.example/wide.png'

/** Opens the modal of a picture of a proportion. */
async function open(page: Page, proportion: number) {
  await page.goto(`/dateview?date=${findProportion(proportion, '2024-01-01')}`)
  const { title, modal } = byDate(page)
  await title.click()
  await expectLoaded(modal.getByRole('img'))
  await expect(modal.getByRole('button', { name: 'Copy credit' })).toBeVisible()
  // While it moves here, its box is another.
  await expect(modal.getByRole('img')).toHaveCSS('view-transition-name', 'none')
  return modal
}

/** Gives the window a size; returns the picture's in px, and its box. */
async function fit(page: Page, width: number, height: number, proportion: number) {
  await resize(page, width, height)
  const box = await byDate(page).modal.getByRole('img').boundingBox()
  if (!box) throw new Error('There is no picture.')
  const scale = Math.min(box.width / proportion, box.height)
  return { box, seen: { width: scale * proportion, height: scale } }
}

/** Most pictures are of 3:2. */
const threeToTwo = 3 / 2

test('a picture of 3:2 has 45 % of the screen, and beside it, or below on a narrow one, are the words', async ({
  page,
}) => {
  await resize(page, 1920, 1080)
  const modal = await open(page, threeToTwo)
  for (const [width, height, isBeside, share] of [
    [1920, 1080, true, 0.45],
    [1440, 900, true, 0.45],
    [960, 700, true, 0],
    [667, 375, true, 0],
    [768, 1024, false, 0],
    [375, 667, false, 0],
  ] as const) {
    await test.step(`${width} x ${height}`, async () => {
      const { box, seen } = await fit(page, width, height, threeToTwo)
      expect((seen.width * seen.height) / (width * height)).toBeGreaterThanOrEqual(share)
      if (width === 1920) expect(seen.width).toBeGreaterThanOrEqual(1350)
      const heading = await modal.getByRole('heading').boundingBox()
      expect((heading?.x ?? 0) >= box.x + box.width).toBe(isBeside)
    })
  }
  for (const [width, height] of [
    [960, 480],
    [375, 667],
  ] as const) {
    await test.step(`at ${width} x ${height} the words scroll, the picture stays`, async () => {
      const { box } = await fit(page, width, height, threeToTwo)
      await modal.evaluate((dialog) => dialog.scrollTo(0, 120))
      expect(await modal.evaluate((dialog) => dialog.scrollTop)).toBe(120)
      expect(await modal.getByRole('img').boundingBox()).toEqual(box)
      await modal.evaluate((dialog) => dialog.scrollTo(0, 0))
    })
  }
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 667 } })

  test('a picture of 3:2 has 36 % of the screen', async ({ page }) => {
    await open(page, threeToTwo)
    await page.evaluate(() => {
      // As phones do, whose scrollbars lie over the page.
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('* { scrollbar-gutter: auto !important; scrollbar-width: none }')
      document.adoptedStyleSheets.push(sheet)
    })
    for (const [width, height] of [
      [375, 667],
      [667, 375],
    ] as const) {
      const { seen } = await fit(page, width, height, threeToTwo)
      const share = (seen.width * seen.height) / (width * height)
      expect(share, `${width} x ${height}`).toBeGreaterThanOrEqual(0.36)
    }
  })
})

test('an upright picture has 30 % of the screen, all of the words beside it, and a panorama stands above them, as wide as the modal', async ({
  page,
}) => {
  await resize(page, 1440, 900)
  const modal = await open(page, 2 / 3)
  const upright = await fit(page, 1440, 900, 2 / 3)
  const area = upright.seen.width * upright.seen.height
  // Twice what it had above the words: 384 x 576 px.
  expect(area).toBeGreaterThanOrEqual(2 * 384 * 576)
  expect(area).toBeGreaterThanOrEqual(0.3 * 1440 * 900)
  await expect(modal.getByRole('paragraph').last()).toBeInViewport({ ratio: 1 })

  await open(page, 4)
  const { box, seen } = await fit(page, 1440, 900, 4)
  expect(seen.width).toBeGreaterThan(1350)
  const heading = await modal.getByRole('heading').boundingBox()
  expect(heading?.y).toBeGreaterThanOrEqual(box.y + box.height)
})

for (const [name, fields, isAbove] of [
  ['above the words, if its URL says its size', { url: `${wide}?w=1600&h=400` }, true],
  ['beside the words, if nobody says its size', { url: wide }, false],
] as const) {
  test(`a panorama that comes after its words stands ${name}, and moves nothing`, async ({
    page,
  }) => {
    await mockOtherHosts(page)
    await answerWith(page, fields)
    const letItCome = await holdRequests(page, 'https://pictures.example/**', (route) => {
      const body = '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="400" />'
      return route.fulfill({ contentType: 'image/svg+xml', body })
    })
    await resize(page, 1440, 900)
    await page.goto('/dateview?date=2024-01-05', { waitUntil: 'commit' })
    const { title, modal } = byDate(page)
    await title.click()
    const picture = modal.getByRole('img', { name: '2024-01-06' })
    await page.keyboard.press('ArrowRight')
    await expect(picture).toBeVisible()
    const heading = modal.getByRole('heading', { name: 'The Sky of 2024-01-06' })
    const before = await heading.boundingBox()
    const box = await picture.boundingBox()
    expect((before?.y ?? 0) >= (box?.y ?? 0) + (box?.height ?? Infinity)).toBe(isAbove)
    letItCome()
    await expect(picture).not.toHaveAttribute('data-coming')
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
    expect(await heading.boundingBox()).toEqual(before)
  })
}

test('from day to day the modal and the place of its words stay', async ({ page, app }) => {
  await resize(page, 1440, 900)
  const modal = await open(page, threeToTwo)
  const before = await modal.boundingBox()
  app.mock.settings.latency = 1500
  await page.keyboard.press('ArrowRight')
  await expect(modal.getByText('Loading…')).toBeAttached()
  expect(await modal.boundingBox()).toEqual(before)
  const column = () =>
    modal.getByRole('heading').evaluate((heading) => heading.getBoundingClientRect().x)
  const loading = await column()
  await expect(modal.getByText('Loading…')).toHaveCount(0)
  expect(await modal.boundingBox()).toEqual(before)
  expect(await column()).toBe(loading)
})

test('the page beside a dialog is veiled, beside the viewer dark, and then as before', async ({
  page,
}) => {
  await resize(page, 1000, 500)
  await page.goto('/dateview?date=2024-01-05')
  const { title, modal } = byDate(page)
  const root = page.locator('html')
  const before = await root.evaluate((element) => getComputedStyle(element).backgroundColor)
  await title.click()
  await expect(root).toHaveCSS('background-color', await colourOf(page, '--veiled'))
  await modal.getByRole('button', { name: 'Zoom' }).click()
  await expect(root).toHaveCSS('background-color', await colourOf(page, '--media-bg'))
  await page.keyboard.press('Escape')
  await expect(root).toHaveCSS('background-color', await colourOf(page, '--veiled'))
  await page.keyboard.press('Escape')
  await expect(root).toHaveCSS('background-color', before)
  await expect(root).not.toHaveAttribute('data-modal')
})

/** A colour of the design, as the browser computes it. */
function colourOf(page: Page, token: string) {
  return page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.background = `var(${name})`
    const colour = getComputedStyle(probe).backgroundColor
    probe.remove()
    return colour
  }, token)
}
