import { expect, test } from '../fixtures/app.ts'
import { byDate } from '../fixtures/by-date.ts'

// A page over plain http that is not on the browser's own machine has no clipboard and no share sheet.
test.use({
  launchOptions: async ({ launchOptions, browserName }, provide) => {
    const { args = [] } = launchOptions
    const mapped = '--host-resolver-rules=MAP page.test 127.0.0.1'
    await provide(
      browserName === 'chromium'
        ? { ...launchOptions, args: [...args, mapped] }
        : {
            ...launchOptions,
            firefoxUserPrefs: {
              ...launchOptions.firefoxUserPrefs,
              'network.dns.localDomains': 'page.test',
            },
          },
    )
  },
})

test('without https, Share and Copy say what to do, and the console stays empty', async ({
  page,
  app,
}) => {
  const origin = app.origin.replace('127.0.0.1', 'page.test')
  await page.goto(`${origin}/dateview?date=2024-01-05`)
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  const { title, modal, heart } = byDate(page)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await title.click()
  const byHand = page.getByLabel('Copy it by hand:')
  await modal.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Your browser did not let this page copy the link.')).toBeVisible()
  await expect(byHand).toHaveValue(`${origin}/dateview?date=2024-01-05`)
  await modal.getByRole('button', { name: 'Copy credit' }).click()
  await expect(page.getByText('Your browser did not let this page copy the credit.')).toBeVisible()
  await expect(byHand).toHaveValue(/2024-01-05/)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Bookmarks' }).click()
  await expect(byDate(page).card).toHaveCount(1)
})
