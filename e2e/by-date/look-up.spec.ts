import { expect, failedRequest, test } from '../fixtures/app.ts'
import { byDate } from '../fixtures/page.ts'

// In this time zone, it is usually already the day after New York's.
test.use({ timezoneId: 'Pacific/Kiritimati' })

const legacyDates = (requests: readonly { path: string; search: string }[]) =>
  requests
    .filter(({ path }) => path === '/planetary/apod')
    .map(({ search }) => new URLSearchParams(search).get('date'))

test('Each date or other text is requested once @firefox', async ({ page, app, allowConsole }) => {
  allowConsole(failedRequest)
  await page.goto('/dateview?date=2024-01-05')
  const { lookUp, card, date, title, dialog } = byDate(page)
  await expect(card).toBeVisible()
  const first = (await title.textContent()) ?? ''
  // The shown date, an empty one, the dialog, and going offline and back send no requests.
  await lookUp('2024-01-05')
  await lookUp('')
  await title.click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  for (const isOffline of [true, false]) await page.context().setOffline(isOffline)
  await lookUp('2024-01-06')
  await expect(title).not.toHaveText(first)
  await date.fill('2024-01-07')
  await date.press('Enter')
  await expect(page).toHaveURL('/dateview?date=2024-01-07')
  await expect(card).toBeVisible()
  // The card says “Loading...” before the request is sent.
  const lookedUp = () => legacyDates(app.mock.requests)
  await expect.poll(lookedUp).toEqual(['2024-01-05', '2024-01-06', '2024-01-07'])
  await page.goBack()
  await expect(date).toHaveValue('2024-01-06')
  await page.goBack()
  await expect(title).toHaveText(first)
  await page.goForward()
  await expect(date).toHaveValue('2024-01-06')
  await lookUp('1995-06-15')
  const invalid = page.getByText('Invalid Request - please check the date again.')
  await expect(invalid).toBeVisible()
  await page.goto('/dateview?date=2024-02-30%26x')
  await expect(invalid).toBeVisible()
  expect(legacyDates(app.mock.requests).slice(-2)).toEqual(['1995-06-15', '2024-02-30&x'])
})

test('Midnight changes neither a visible tab’s day nor a reloaded entry', async ({ page, app }) => {
  app.mock.settings.today = '2026-11-21'
  await page.clock.install({ time: '2026-11-20T23:58:30-05:00' })
  await page.goto('/dateview')
  const { date, card, title, dialog, next } = byDate(page)
  const calls = () => legacyDates(app.mock.requests)
  await expect(card).toBeVisible()
  await expect(date).toHaveValue('2026-11-20')
  await expect(date).toHaveAttribute('min', '1995-06-16')
  await expect(date).toHaveAttribute('max', '2026-11-20')
  await expect(page.getByText('The date range follows EST5EDT.')).toBeVisible()
  await expect(date).toHaveAccessibleDescription('The date range follows EST5EDT.')
  await page.clock.fastForward('02:00')
  // The new day can be chosen, but the visitor may still be reading the old one.
  await expect(date).toHaveAttribute('max', '2026-11-21')
  await expect(date).toHaveValue('2026-11-20')
  expect(calls()).toHaveLength(1)
  await next.click()
  await expect(page).toHaveURL('/dateview?date=2026-11-21')
  await page.goBack()
  await expect(page).toHaveURL('/dateview')
  await expect(date).toHaveValue('2026-11-20')
  await title.click()
  await expect(dialog).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL('/dateview?date=2026-11-20&open')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/dateview?date=2026-11-20')
  await page.goBack()
  await expect(page).toHaveURL('/dateview')
  await expect(date).toHaveValue('2026-11-21')
  app.mock.settings.today = '2026-11-22'
  await page.clock.fastForward('24:00:00')
  await expect(date).toHaveAttribute('max', '2026-11-22')
  await page.getByRole('link', { name: 'By Date' }).click()
  await expect(date).toHaveValue('2026-11-22')
})
