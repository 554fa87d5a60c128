import type { Page } from '@playwright/test'
import type { MockApi } from '../../mock-api/service.ts'
import { expect, test } from '../fixtures/app.ts'
import { byDate, expectClosed } from '../fixtures/page.ts'
import { askedDate, holdRequests } from '../fixtures/entries.ts'

const datesAsked = (requests: readonly { path: string; search: string }[]) =>
  requests
    .filter(({ path }) => path === '/planetary/apod')
    .map(({ search }) => new URLSearchParams(search).get('date'))

test(
  'A visitor looks dates up by Submit and by Enter, once each, and Back and Forward go through them',
  { tag: '@firefox' },
  async ({ page, app, context, allowConsole }) => {
    allowConsole(/status of 400/)
    await page.goto('/dateview?date=2024-01-05')
    const { lookUp, card, date, title, dialog } = byDate(page)
    await expect(card).toBeVisible()
    const first = (await title.textContent()) ?? ''
    await test.step('nothing is sent by the shown date, an empty one, the dialog, or going offline and back', async () => {
      await lookUp('2024-01-05')
      await lookUp('')
      await title.click()
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expectClosed(page)
      await context.setOffline(true)
      await context.setOffline(false)
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    })
    await lookUp('2024-01-06')
    await expect(title).not.toHaveText(first)
    await date.fill('2024-01-07')
    await date.press('Enter')
    await expect(page).toHaveURL('/dateview?date=2024-01-07')
    await expect(card).toBeVisible()
    expect(datesAsked(app.mock.requests)).toEqual(['2024-01-05', '2024-01-06', '2024-01-07'])
    await page.goBack()
    await expect(date).toHaveValue('2024-01-06')
    await page.goBack()
    await expect(title).toHaveText(first)
    await page.goForward()
    await expect(date).toHaveValue('2024-01-06')
    await test.step('the service judges a date out of range, and one that does not exist', async () => {
      await lookUp('1995-06-15')
      await expect(page.getByText('Invalid Request - please check the date again.')).toBeVisible()
      await page.goto('/dateview?date=2024-02-30%26x')
      await expect(page.getByText('Invalid Request - please check the date again.')).toBeVisible()
      expect(datesAsked(app.mock.requests)).toContain('1995-06-15')
      expect(datesAsked(app.mock.requests)).toContain('2024-02-30&x')
    })
  },
)

test('A visitor leaves a date: its requests are cancelled, and a late answer replaces nothing', async ({
  page,
  allowConsole,
}) => {
  // The early ones of the first date are not cancelled, and may come to nothing.
  allowConsole(/preload/)
  const cancelled = new Set<string>()
  page.on('requestfailed', (request) => cancelled.add(askedDate(request.url())))
  const { lookUp, title, loading } = byDate(page)
  const answerFirst = await holdRequests(page, /apod\?.*2024-01-05|240105/)
  await page.goto('/dateview?date=2024-01-05')
  await expect(loading).toBeAttached()
  await lookUp('2024-01-06')
  await expect(title).toBeVisible()
  const second = (await title.textContent()) ?? ''
  const late = page.waitForResponse(/apod\?.*2024-01-05|240105/)
  answerFirst()
  await (await late).finished()
  await expect(title).toHaveText(second)

  await holdRequests(page, /apod\?.*2024-01-07|240107/)
  await lookUp('2024-01-07')
  await expect(loading).toBeAttached()
  await page.goBack()
  await expect(title).toHaveText(second)
  await expect.poll(() => [...cancelled]).toContain('2024-01-07')
})

test.describe('Far from New York', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' })

  test('A visitor starts on New York’s day, here the one when its clocks change', async ({
    page,
    app,
  }) => {
    const day = '2026-11-01'
    app.mock.settings.today = day
    await page.clock.setFixedTime('2026-11-02T04:59:59Z')
    await page.goto('/dateview')
    const { card, date } = byDate(page)
    await expect(date).toHaveValue(day)
    await expect(date).toHaveAttribute('min', '1995-06-16')
    await expect(date).toHaveAttribute('max', day)
    await expect(page.getByText('The date range follows EST5EDT.')).toBeVisible()
    await expect(card).toBeVisible()
  })
})

/** Opens By Date a little before midnight in New York, where the next day's picture is there already. */
async function openBeforeMidnight(page: Page, mock: MockApi) {
  mock.settings.today = '2026-11-21'
  await page.clock.install({ time: '2026-11-20T23:58:30-05:00' })
  await page.goto('/dateview')
  return byDate(page)
}

test('A visitor who stays past midnight in New York gets the new limit; By Date then leads to the new day', async ({
  page,
  app,
}) => {
  const { date, card } = await openBeforeMidnight(page, app.mock)
  const link = page.getByRole('link', { name: 'By Date' })
  const calls = () => app.mock.requests.filter(({ path }) => path === '/planetary/apod')
  await expect(card).toBeVisible()
  await link.click()
  await expect(date).toHaveAttribute('max', '2026-11-20')

  await page.clock.fastForward('02:00')
  await expect(date).toHaveAttribute('max', '2026-11-21')
  await expect(date).toHaveValue('2026-11-20')
  expect(calls()).toHaveLength(1)

  await link.click()
  await expect(page).toHaveURL('/dateview')
  await expect(date).toHaveValue('2026-11-21')
  await expect.poll(calls).toHaveLength(2)
})

test('Back to a page without a date shows the day that it showed, also after midnight there', async ({
  page,
  app,
}) => {
  const { date, title, dialog, next } = await openBeforeMidnight(page, app.mock)
  await expect(date).toHaveValue('2026-11-20')
  await page.clock.fastForward('02:00')
  await next.click()
  await expect(page).toHaveURL('/dateview?date=2026-11-21')
  await page.goBack()
  await expect(page).toHaveURL('/dateview')
  await expect(date).toHaveValue('2026-11-20')
  await title.click()
  await expect(dialog).toBeVisible()
  await page.reload()
  await expect(page).toHaveURL('/dateview?open')
  await expect(dialog).toBeVisible()
  await expect(date).toHaveValue('2026-11-21')
})
