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

  test('A visitor in forced colours sees a set heart and the current section @rare', async ({
    page,
  }) => {
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

test('Texts from right to left and without end fit the smallest screen', async ({ page }) => {
  const words = `סדנת אור בלילה ${'Donaudampfschifffahrtsgesellschaft'.repeat(30)}`
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

async function expectNothingSideways(page: Page) {
  const wide = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog')].some(
      (each) => each.scrollWidth > each.clientWidth,
    ),
  )
  expect(wide).toBe(false)
}

/** As a phone in landscape has it, in px. */
const [width, height, insets] = [812, 375, { top: 0, right: 47, bottom: 21, left: 47 }]

test('A visitor with a notched phone sees By Date, its dialog and the viewer inside the safe area @rare', async ({
  page,
}) => {
  await page.setViewportSize({ width, height })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets })
  const { date, submit, title, heart, dialog } = byDate(page)
  const navigation = page.getByRole('navigation').getByRole('link')
  const viewer = page.getByRole('dialog', { name: 'Image viewer' })
  const button = (name: string) => dialog.getByRole('button', { name, exact: true }).last()

  /** Expects each to lie where the screen is neither round nor cut out, once it has come there. */
  async function expectInside(...parts: Locator[]) {
    for (const part of parts) {
      await expect(async () => {
        const box = await part.boundingBox()
        if (!box) throw new Error('It is not there.')
        expect(box.x, 'left').toBeGreaterThanOrEqual(insets.left)
        expect(box.y, 'top').toBeGreaterThanOrEqual(insets.top)
        expect(box.x + box.width, 'right').toBeLessThanOrEqual(width - insets.right)
        expect(box.y + box.height, 'bottom').toBeLessThanOrEqual(height - insets.bottom)
      }, String(part)).toPass({ timeout: 5000 })
    }
  }

  await page.goto('/dateview?date=2024-01-05')
  const brand = page.getByRole('heading', { level: 1 }).getByRole('link')
  await expectInside(brand, date, submit, title, heart, navigation.first(), navigation.last())
  await title.click()
  const heading = dialog.getByRole('heading', { level: 2 })
  await expectInside(button('Close'), button('Previous day'), button('Next day'), heading)
  await dialog.evaluate((box) => box.scrollTo(0, box.scrollHeight))
  await expectInside(button('Close'))
  const words = await dialog.getByRole('paragraph').last().boundingBox()
  expect(words?.x).toBeGreaterThanOrEqual(insets.left)
  expect(words && words.x + words.width).toBeLessThanOrEqual(width - insets.right)
  expect(words && words.y + words.height).toBeLessThanOrEqual(height - insets.bottom)
  await button('Zoom').click()
  await expectInside(button('Close'), viewer.getByText('Grand Design'))
})
