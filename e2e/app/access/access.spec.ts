import { todayInNewYork } from '../../../src/apod/calendar.ts'
import { expect, failedRequest, type Locator, type Page, test } from '../../fixtures/app.ts'
import { seedBookmarks } from '../../fixtures/database.ts'
import { holdRequests, mockOtherHosts } from '../../fixtures/entries.ts'
import { byDate } from '../../fixtures/page.ts'

test.beforeEach(({ allowConsole }) => allowConsole(failedRequest))

test('A visitor can add and remove a bookmark by keyboard alone @firefox', async ({ page }) => {
  await page.goto('/dateview?date=2024-01-05')
  const { title, heart, dialog } = byDate(page)
  await expect(heart).toBeEnabled()
  const order: string[] = []
  const name = (await title.textContent()) ?? ''
  for (let step = 0; step < 18 && order.at(-1) !== name; step += 1) {
    await page.keyboard.press('Tab')
    const { stop, isSeen } = await page.evaluate(() => {
      const focused = document.activeElement ?? document.body
      const { outlineStyle, outlineWidth } = getComputedStyle(focused)
      const { top, bottom } = focused.getBoundingClientRect()
      const isOutlined = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
      return {
        stop: focused.textContent.trim() || focused.getAttribute('title') || '',
        // A date field itself shows which part has the focus.
        isSeen:
          focused instanceof HTMLInputElement || (isOutlined && bottom > 0 && top < innerHeight),
      }
    })
    expect(isSeen, stop).toBe(true)
    order.push(stop)
  }
  const navigation = 'Astronomy Picture Of the Day, By Date, Browse, Bookmarks, About'
  const days = 'Previous day, Next day, Submit, Random day, Search all years'
  expect(order.filter(Boolean).join(', ')).toBe(`${navigation}, ${days}, Share, Bookmark, ${name}`)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeFocused()
  // Close is the dialog's fourth stop.
  for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('link', { name: 'Bookmarks' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Remove bookmark' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('article')).toHaveCount(0)
})

test('On a phone, a dialog’s buttons never cover the focused link', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  const sentence = 'A lamp was lit in the night. '
  const explanationLinks = Array.from({ length: 60 }, (_, index) => {
    return { at: index * sentence.length, text: 'A lamp', url: 'https://lamps.example/' }
  })
  const explanation = sentence.repeat(60)
  await mockOtherHosts(page)
  await seedBookmarks(page, ['2024-01-05'], { explanation, explanationLinks })
  await page.goto('/bookmarks?open=2024-01-05')
  const { dialog } = byDate(page)
  const links = dialog.getByRole('link', { name: 'A lamp' })
  await links.first().focus()
  const { y = 0 } = (await dialog.getByRole('button').first().boundingBox()) ?? {}
  const focused = page.locator(':focus')
  const bottoms: number[] = []
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab')
    bottoms.push(await focused.evaluate((link) => link.getBoundingClientRect().bottom))
  }
  await expect(links.nth(40)).toBeFocused()
  expect(Math.max(...bottoms)).toBeLessThan(y)
})

/** Records what screen readers announce, alerts with a `!`. Text that comes with its region may be skipped. */
async function recordAnnouncements(page: Page) {
  await page.addInitScript(() => {
    const said: string[] = []
    Reflect.set(globalThis, 'said', said)
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        // Removed text isn't announced.
        if (type === 'childList' && addedNodes.length === 0) continue
        const element = target instanceof Element ? target : target.parentElement
        const polite = element?.closest('[role=status]:not([inert])')?.textContent
        if (polite) said.push(polite)
        for (const node of addedNodes) {
          for (const region of node.parentElement?.querySelectorAll('[role=status]') ?? [])
            if (node.contains(region) && region.textContent)
              said.push(`may be skipped: ${region.textContent}`)
          const alert = node.parentElement?.querySelector<HTMLElement>('[role=alert]')
          if (alert && node.contains(alert)) said.push(`! ${alert.innerText}`)
        }
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  return (): Promise<string[]> => page.evaluate(() => Reflect.get(globalThis, 'said'))
}

test('A screen reader announces each outcome of a look-up once', async ({ page, app }) => {
  const announced = await recordAnnouncements(page)
  app.mock.settings.latency = 300
  const { card, loading, lookUp, tryAgain, title } = byDate(page)
  // Otherwise the response might arrive before the app has loaded.
  const release = await holdRequests(page, /apod\?.*2024-01-05|240105/)
  await page.goto('/dateview?date=2024-01-05')
  await expect(loading).toBeAttached()
  await expect(page.locator('main > [role=status]')).toHaveText('Loading...')
  release()
  await expect(card).toBeVisible()
  const name = (await title.textContent()) ?? ''
  await expect(page).toHaveTitle(`${name} – Astronomy Picture Of the Day`)
  await lookUp('1995-06-17')
  await expect(page.getByText('Not found.', { exact: true })).toBeVisible()
  Object.assign(app.mock.settings, { failure: 'unavailable', successorFailure: 'unavailable' })
  await lookUp('2024-01-06')
  await expect(tryAgain).toBeVisible()
  expect(await announced()).toEqual([
    'Loading...',
    `January 5, 2024: ${name}`,
    'Loading...',
    expect.stringContaining('! Not found.'),
    'Loading...',
    '! NASA’s service is down right now.',
  ])
})

test('In forced colours, a set heart, the section and today are marked @rare', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/dateview?date=2024-01-05')
  const { heart } = byDate(page)
  await expect(heart).toBeEnabled()
  await heart.focus()
  const emptyHeart = await heart.screenshot()
  await page.keyboard.press('Space')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect((await heart.screenshot()).equals(emptyHeart)).toBe(false)
  const links = page.getByRole('navigation').getByRole('link')
  await expect(links.first()).toHaveCSS('text-decoration-line', 'underline')
  await expect(links.last()).toHaveCSS('text-decoration-line', 'none')
  const badge = (path: string) =>
    page.getByRole('listitem').locator(`a[href$="${path}"] > :has(> b)`)
  await links.first().click()
  await page.getByRole('link', { name: 'Browse' }).click()
  await expect(badge(todayInNewYork())).toHaveCSS('outline-style', 'solid')
  await page.getByRole('button', { name: 'Previous month' }).click()
  await expect(badge('-01').first()).toHaveCSS('outline-style', 'none')
})

test('On a phone with a notch, everything is inside the safe area @rare', async ({ page }) => {
  const [width, height, insets] = [812, 375, { top: 0, right: 47, bottom: 21, left: 47 }]
  await page.setViewportSize({ width, height })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets })
  const { date, submit, title, heart, dialog, viewer, zoom } = byDate(page)
  async function expectInside(...parts: Locator[]) {
    for (const part of parts)
      await expect(async () => {
        await part.scrollIntoViewIfNeeded()
        const box = (await part.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN }
        expect(Math.min(box.x - insets.left, box.y)).toBeGreaterThanOrEqual(0)
        expect(box.x + box.width).toBeLessThanOrEqual(width - insets.right)
        expect(box.y + box.height).toBeLessThanOrEqual(height - insets.bottom)
      }, String(part)).toPass({ timeout: 5000 })
  }

  await page.goto('/dateview?date=2024-01-05')
  await expect(heart).toBeEnabled()
  const links = await page.getByRole('navigation').getByRole('link').all()
  await expectInside(date, submit, title, heart, ...links)
  await title.click()
  await expectInside(dialog.getByRole('button', { name: 'Close' }))
  await zoom.click()
  await expectInside(
    viewer.getByRole('button', { name: 'Close' }),
    viewer.getByText('Grand Design'),
  )
})
