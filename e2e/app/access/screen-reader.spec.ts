import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures/app.ts'
import { byDate } from '../../fixtures/by-date.ts'
import { failedRequest } from '../../fixtures/console.ts'
import { answerWith, mockOtherHosts } from '../../fixtures/entries.ts'

/** Records what screen readers announce. */
async function listen(page: Page) {
  await page.addInitScript(() => {
    const said: string[] = []
    Reflect.set(globalThis, 'said', said)
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const polite = element?.closest('[role=status]')?.textContent
        if (polite) said.push(polite)
        for (const node of addedNodes) {
          if (node instanceof HTMLElement && node.matches('[role=alert]'))
            said.push(`! ${node.innerText}`)
        }
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => Reflect.get(globalThis, 'said'))
}

test('loading and its end are announced once each, politely', async ({ page, app }) => {
  const said = await listen(page)
  app.mock.settings.latency = 300
  await page.goto('/dateview?date=2024-01-05')
  const { card, title, lookUp } = byDate(page)
  await expect(card).toBeVisible()
  const first = (await title.textContent()) ?? ''
  await lookUp('2024-01-06')
  await expect(title).not.toHaveText(first)
  await expect(card).toBeVisible()
  expect(await said()).toEqual([
    'Loading.',
    'The entry of 2024-01-05 is shown.',
    'Loading.',
    'The entry of 2024-01-06 is shown.',
  ])
})

test('an error is announced once', async ({ page, app, allowConsole }) => {
  allowConsole(failedRequest)
  const said = await listen(page)
  await page.goto('/dateview?date=1995-06-17')
  await expect(page.getByText('Not found.', { exact: true })).toBeVisible()
  app.mock.settings.failure = 'unavailable'
  app.mock.settings.successorFailure = 'unavailable'
  await byDate(page).lookUp('2024-01-05')
  await expect(byDate(page).tryAgain).toBeVisible()
  expect(await said()).toEqual([
    'Loading.',
    'There is no entry for 1995-06-17.',
    'Loading.',
    expect.stringContaining('! NASA’s picture service'),
  ])
})

test('a saved copy is announced once, and names the page', async ({ page, app, allowConsole }) => {
  allowConsole(failedRequest)
  await page.goto('/dateview?date=2024-01-05')
  const { title, heart, tryAgain, card } = byDate(page)
  const saved = (await title.textContent()) ?? ''
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  app.mock.settings.failure = 'unavailable'
  app.mock.settings.successorFailure = 'disconnect'
  const said = await listen(page)
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(tryAgain).toBeVisible()
  await expect(card).toContainText(saved)
  await titleWith(page, saved)
  const sentence = 'The saved copy of 2024-01-05 is shown.'
  const told = ['Loading.', expect.stringContaining('! NASA’s picture service'), sentence]
  expect(await said()).toEqual(told)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  expect(await said()).toEqual(told)
})

test('a day without an entry is announced in the dialog too', async ({
  page,
  app,
  allowConsole,
}) => {
  allowConsole(failedRequest)
  await page.goto('/dateview?date=2024-01-05')
  const { title, modal } = byDate(page)
  await title.click()
  await expect(modal).toBeVisible()
  app.mock.settings.failure = 'notFound'
  app.mock.settings.successorFailure = 'notFound'
  await page.keyboard.press('ArrowRight')
  await expect(modal.getByRole('status')).toHaveText('There is no entry for 2024-01-06.')
})

test('a heart has a state for screen readers', async ({ page }) => {
  await page.goto('/dateview?date=2024-01-05')
  const { heart } = byDate(page)
  // Before the database has loaded, the button is disabled.
  await expect(heart).toBeEnabled()
  await expect(heart).toMatchAriaSnapshot('- button "Bookmark"')
  await heart.press('Space')
  await expect(heart).toMatchAriaSnapshot('- button "Bookmark" [pressed]')
  await expect(heart).toBeFocused()
})

test('the B key announces what it did if the heart does not have the focus', async ({ page }) => {
  await page.goto('/dateview?date=2024-01-05')
  const { heart, card } = byDate(page)
  const news = card.getByRole('status')
  await expect(heart).toBeEnabled()
  for (const told of ['Bookmarked.', 'Bookmark removed.', 'Bookmarked.']) {
    await page.keyboard.press('b')
    await expect(news).toHaveText(told)
  }
  await heart.focus()
  await page.keyboard.press('b')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await expect(news).toBeEmpty()
})

test('titles change with the screen and the entry', async ({ page }) => {
  await page.goto('/dateview?date=2024-01-05')
  const { title, lookUp } = byDate(page)
  const titles = [await titleWith(page, (await title.textContent()) ?? '')]
  await lookUp('2024-01-06')
  await expect(page).not.toHaveTitle(titles[0] ?? '')
  titles.push(await titleWith(page, (await title.textContent()) ?? ''))
  await page.getByRole('link', { name: 'Bookmarks' }).click()
  titles.push(await titleWith(page, 'Bookmarks'))
  await page.goto('/nowhere')
  titles.push(await titleWith(page, 'nothing here'))
  expect(new Set(titles).size).toBe(4)
})

async function titleWith(page: Page, words: string) {
  await expect.poll(() => page.title()).toContain(words)
  return page.title()
}

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('focus, a set heart and the current section are still visible', async ({ page }) => {
    await page.goto('/dateview?date=2024-01-05')
    const { heart } = byDate(page)
    await expect(heart).toBeEnabled()
    const unset = await heart.screenshot()
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await page.mouse.move(0, 0)
    await page.evaluate(() =>
      document.activeElement instanceof HTMLElement ? document.activeElement.blur() : 0,
    )
    const set = await heart.screenshot()
    expect(set.equals(unset)).toBe(false)
    await page.keyboard.press('Tab')
    await heart.focus()
    expect((await heart.screenshot()).equals(set)).toBe(false)
    const [current, other] = await page
      .getByRole('navigation')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link).textDecorationLine))
    expect([current, other]).toEqual(['underline', 'none'])
  })
})

test('the focus is always visible', async ({ page }) => {
  await page.goto('/dateview?date=2024-01-05')
  await expect(byDate(page).heart).toBeEnabled()
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press('Tab')
    const seen = await page.evaluate(() => {
      const at = document.activeElement
      // The parts of a date field show by themselves which of them has it.
      if (!at || at === document.body || at === Reflect.get(globalThis, 'before')) return true
      Reflect.set(globalThis, 'before', at)
      const { outlineStyle, outlineWidth } = getComputedStyle(at)
      const { top, bottom } = at.getBoundingClientRect()
      return (
        outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && bottom > 0 && top < innerHeight
      )
    })
    expect(seen, `step ${step}`).toBe(true)
  }
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves', async ({ page, app }) => {
    app.mock.settings.latency = 1500
    await page.goto('/dateview?date=2024-01-05')
    await expect(byDate(page).loading).toBeAttached()
    const moving = () =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(
              (each) =>
                each.playState === 'running' &&
                Number(each.effect?.getComputedTiming().duration) > 1,
            ).length,
      )
    expect(await moving()).toBe(0)
    await byDate(page).title.click()
    expect(await moving()).toBe(0)
  })
})

for (const [name, words] of [
  ['from right to left', 'סדנת אור בלילה ارتفاع القمر فوق الجبال'],
  ['without end', 'Donaudampfschifffahrtsgesellschaft'.repeat(30)],
] as const) {
  test(`text ${name} does no harm`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await mockOtherHosts(page)
    await answerWith(page, { title: words, copyright: words, explanation: `${words} `.repeat(20) })
    await page.goto('/dateview')
    const { title, modal, heart } = byDate(page)
    await expect(title).toHaveText(words)
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await title.click()
    await expect(modal).toBeVisible()
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
