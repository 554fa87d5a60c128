import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures/app.ts'
import { listOfDays } from '../../fixtures/database.ts'
import { answerWith, mockOtherHosts } from '../../fixtures/entries.ts'
import { byDate } from '../../fixtures/page.ts'

test('A visitor who asks for less motion sees none', async ({ page }) => {
  await mockOtherHosts(page)
  await answerWith(page, {})
  await page.addInitScript(() => {
    document.startViewTransition = () => {
      throw new Error('nothing should slide')
    }
    Element.prototype.animate = () => {
      throw new Error('nothing should glide')
    }
  })
  const moving = () =>
    page.evaluate(() => {
      // A message's clock animates no property.
      const known = new Set(['offset', 'computedOffset', 'easing', 'composite'])
      const moves = ({ effect }: Animation) =>
        effect instanceof KeyframeEffect &&
        effect.getKeyframes().some((frame) => Object.keys(frame).some((name) => !known.has(name)))
      return document
        .getAnimations()
        .filter((animation) => animation.playState === 'running' && moves(animation))
        .map(({ effect }) => Number(effect?.getComputedTiming().duration))
        .filter((milliseconds) => milliseconds > 1)
    })
  await listOfDays(3).seed(page)
  await page.goto('/dateview?date=2024-03-05', { waitUntil: 'commit' })
  const { next, title, dialog } = byDate(page)
  await expect(title).toHaveText('The Sky of 2024-03-05')
  expect(await moving()).toEqual([])
  await next.click()
  await expect(title).toHaveText('The Sky of 2024-03-06')
  await title.click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('heading', { name: 'The Sky of 2024-03-07' })).toBeVisible()
  expect(await moving()).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await page.getByRole('link', { name: 'Bookmarks' }).click()
  const tiles = page.getByRole('listitem')
  await expect(tiles).toHaveCount(3)
  await tiles.first().getByRole('button', { name: 'Remove bookmark' }).press('Enter')
  await expect(tiles).toHaveCount(2)
  expect(await moving()).toEqual([])
})

test.describe('In forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('A visitor in forced colours sees a set heart and the current section', async ({ page }) => {
    await page.goto('/dateview?date=2024-01-05')
    const { heart } = byDate(page)
    await expect(heart).toBeEnabled()
    const unset = await heart.screenshot()
    await page.keyboard.press('b')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    expect((await heart.screenshot()).equals(unset)).toBe(false)
    const [current, other] = await page
      .getByRole('navigation')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link).textDecorationLine))
    expect([current, other]).toEqual(['underline', 'none'])
  })
})

test('A phone with text twice as large shows the whole date and both screens’ names', async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.enable')
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await page.setViewportSize({ width: 375, height: 667 })
  await page.goto('/dateview?date=2024-01-05')
  const { date } = byDate(page)
  await expect(date).toBeVisible()
  expect((await date.boundingBox())?.width).toBeGreaterThan(280)
  for (const link of await page.getByRole('navigation').getByRole('link').all()) {
    const width = await link.evaluate((each) => each.scrollWidth - each.clientWidth)
    expect(width).toBe(0)
    await expect(link.locator('span')).toBeInViewport({ ratio: 1 })
  }
})

for (const [name, words] of [
  ['from right to left', 'סדנת אור בלילה ارتفاع القمر فوق الجبال'],
  ['without end', 'Donaudampfschifffahrtsgesellschaft'.repeat(30)],
] as const) {
  test(`A text ${name} fits the smallest screen`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await mockOtherHosts(page)
    await answerWith(page, { title: words, copyright: words, explanation: `${words} `.repeat(20) })
    await page.goto('/dateview')
    const { title, dialog, heart } = byDate(page)
    await expect(title).toHaveText(words)
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await title.click()
    await expect(dialog).toBeVisible()
    await expectNothingSideways(page)
    await page.goto('/bookmarks')
    await expect(title).toHaveText(words)
    await expectNothingSideways(page)
    await expect(title).toHaveCSS('unicode-bidi', 'plaintext')
  })
}

async function expectNothingSideways(page: Page) {
  const wide = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog')].some(
      (each) => each.scrollWidth > each.clientWidth,
    ),
  )
  expect(wide).toBe(false)
}

/** As phones have them, in portrait and landscape, in px. */
const phones = [
  { width: 375, height: 812, insets: { top: 47, right: 0, bottom: 34, left: 0 } },
  { width: 812, height: 375, insets: { top: 0, right: 47, bottom: 21, left: 47 } },
]

async function boxOf(part: Locator) {
  await expect(part).toBeVisible()
  return part.evaluate((element) => {
    const { x, y, right, bottom } = element.getBoundingClientRect()
    return { x, y, right, bottom }
  })
}

for (const { width, height, insets } of phones) {
  test.describe(`At ${width} x ${height}`, () => {
    test.use({ viewport: { width, height } })

    test.beforeEach(async ({ page }) => {
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setSafeAreaInsetsOverride', { insets })
    })

    /** Expects each to lie where the screen is neither round nor cut out, once it has come there. */
    async function expectInside(parts: Record<string, Locator>) {
      for (const [name, part] of Object.entries(parts)) {
        await expect(async () => {
          const { x, y, right, bottom } = await boxOf(part)
          expect(x, `${name}: left`).toBeGreaterThanOrEqual(insets.left)
          expect(y, `${name}: top`).toBeGreaterThanOrEqual(insets.top)
          expect(right, `${name}: right`).toBeLessThanOrEqual(width - insets.right)
          expect(bottom, `${name}: bottom`).toBeLessThanOrEqual(height - insets.bottom)
        }).toPass({ timeout: 5000 })
      }
    }

    const button = (area: Page | Locator, name: string) =>
      area.getByRole('button', { name, exact: true })

    test('A visitor with a notched phone sees By Date and its dialog inside the safe area', async ({
      page,
    }) => {
      await page.goto('/dateview?date=2024-01-05')
      const { date, submit, title, heart, dialog } = byDate(page)
      await expectInside({
        brand: page.getByRole('heading', { level: 1 }).getByRole('link'),
        date,
        submit,
        title,
        heart,
        'By Date': page.getByRole('link', { name: 'By Date' }),
        Bookmarks: page.getByRole('link', { name: 'Bookmarks' }),
      })
      await title.click()
      await expectInside({
        close: button(dialog, 'Close'),
        previous: button(dialog, 'Previous day'),
        next: button(dialog, 'Next day'),
        heading: dialog.getByRole('heading', { level: 2 }),
      })
      await dialog.evaluate((box) => box.scrollTo(0, box.scrollHeight))
      await expectInside({ close: button(dialog, 'Close') })
      const words = await boxOf(dialog.getByRole('paragraph').last())
      expect(words.x).toBeGreaterThanOrEqual(insets.left)
      expect(words.right).toBeLessThanOrEqual(width - insets.right)
      expect(words.bottom).toBeLessThanOrEqual(height - insets.bottom)
      await button(dialog, 'Zoom').click()
      const viewer = page.getByRole('dialog', { name: 'Image viewer' })
      await expectInside({
        tools: button(viewer, 'Close').locator('..'),
        caption: viewer.getByText('Grand Design').locator('..'),
      })
    })
  })
}
