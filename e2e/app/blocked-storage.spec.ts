import { expect, test } from '../fixtures/app.ts'
import { recordAlerts, byDate } from '../fixtures/page.ts'

// This is Firefox's setting to block all cookies.
test.use({
  entryFields: {},
  launchOptions: ({ launchOptions }, provide) =>
    provide({
      ...launchOptions,
      firefoxUserPrefs: { ...launchOptions.firefoxUserPrefs, 'network.cookie.cookieBehavior': 2 },
    }),
})

test('Without storage, days show anyway @firefox', async ({ page, browserName, allowConsole }) => {
  allowConsole(/Storage access is restricted/)
  if (browserName === 'chromium') await page.addInitScript(refuseStorage)
  const alerts = recordAlerts(page)
  await page.goto('/dateview?date=2024-01-05')
  const { card, heart, next } = byDate(page)
  await expect(card).toBeVisible()
  await next.click()
  await expect(card.getByRole('heading')).toContainText('2024-01-06')
  await heart.click()
  await expect.poll(() => alerts.join()).toContain('The bookmark couldn’t be saved.')
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
