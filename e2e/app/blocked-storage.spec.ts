import { expect, test } from '../fixtures/app.ts'
import { alertsOf, byDate } from '../fixtures/page.ts'

// This is Firefox's setting to block all cookies.
test.use({
  answers: {},
  launchOptions: ({ launchOptions }, provide) =>
    provide({
      ...launchOptions,
      firefoxUserPrefs: {
        ...launchOptions.firefoxUserPrefs,
        'network.cookie.cookieBehavior': 2,
      },
    }),
})

test('If a browser refuses all storage, days still show, and an alert says why none is bookmarked @firefox', async ({
  page,
  browserName,
  allowConsole,
}) => {
  allowConsole(/Storage access is restricted/)
  if (browserName === 'chromium') await page.addInitScript(refuseStorage)
  const alerts = alertsOf(page)
  await page.goto('/dateview?date=2024-01-05')
  const { card, heart, next } = byDate(page)
  await expect(card).toBeVisible()
  await next.click()
  await expect(card.getByRole('heading')).toContainText('2024-01-06')
  await heart.click()
  await expect.poll(() => alerts.join()).toContain('Your bookmarks couldn’t be')
})

function refuseStorage() {
  function refuse(): never {
    throw new DOMException('refused', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'])
    Object.defineProperty(window, name, { get: refuse })
  Object.defineProperty(navigator, 'storage', { get: refuse })
  Object.defineProperty(window, 'BroadcastChannel', { value: refuse })
}
