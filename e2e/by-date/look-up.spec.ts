import { expect, failedRequest, test } from '../fixtures/app.ts'
import { byDate } from '../fixtures/page.ts'
import { answerWith, askedDate, holdRequests, lookUps } from '../fixtures/entries.ts'

test.use({ timezoneId: 'Pacific/Kiritimati' })

const datesAsked = (requests: readonly { path: string; search: string }[]) =>
  requests
    .filter(({ path }) => path === '/planetary/apod')
    .map(({ search }) => new URLSearchParams(search).get('date'))

test('A visitor looks dates up, once each @firefox', async ({ page, app, allowConsole }) => {
  allowConsole(failedRequest)
  await page.goto('/dateview?date=2024-01-05')
  const { lookUp, card, date, title, dialog } = byDate(page)
  await expect(card).toBeVisible()
  const first = (await title.textContent()) ?? ''
  // Nothing is sent by the shown date, an empty one, the dialog, or going offline and back.
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
  expect(datesAsked(app.mock.requests)).toEqual(['2024-01-05', '2024-01-06', '2024-01-07'])
  await page.goBack()
  await expect(date).toHaveValue('2024-01-06')
  await page.goBack()
  await expect(title).toHaveText(first)
  await page.goForward()
  await expect(date).toHaveValue('2024-01-06')
  await lookUp('1995-06-15')
  const judged = page.getByText('Invalid Request - please check the date again.')
  await expect(judged).toBeVisible()
  await page.goto('/dateview?date=2024-02-30%26x')
  await expect(judged).toBeVisible()
  expect(datesAsked(app.mock.requests).slice(-2)).toEqual(['1995-06-15', '2024-02-30&x'])
})

test('A visitor leaves a date, whose requests end', async ({ page, allowConsole }) => {
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

test('After midnight Next leads to the new day, and a reload shows it', async ({ page, app }) => {
  app.mock.settings.today = '2026-11-21'
  await page.clock.install({ time: '2026-11-20T23:58:30-05:00' })
  await page.goto('/dateview')
  const { date, card, title, dialog, next } = byDate(page)
  const calls = () => datesAsked(app.mock.requests)
  await expect(card).toBeVisible()
  await expect(date).toHaveValue('2026-11-20')
  await expect(date).toHaveAttribute('min', '1995-06-16')
  await expect(date).toHaveAttribute('max', '2026-11-20')
  await expect(page.getByText('The date range follows EST5EDT.')).toBeVisible()
  await expect(date).toHaveAccessibleDescription('The date range follows EST5EDT.')
  await page.clock.fastForward('02:00')
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
  await expect(page).toHaveURL('/dateview?open')
  await expect(dialog).toBeVisible()
  await expect(date).toHaveValue('2026-11-21')
  const today = (await dialog.getByRole('heading').first().textContent()) ?? ''
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/dateview')
  await expect(date).toHaveValue('2026-11-21')
  await expect(title).toHaveText(today)
  app.mock.settings.today = '2026-11-22'
  await page.clock.fastForward('24:00:00')
  await expect(date).toHaveAttribute('max', '2026-11-22')
  await page.getByRole('link', { name: 'By Date' }).click()
  await expect(date).toHaveValue('2026-11-22')
})

test('A day seen before shows at once', async ({ page, app, allowConsole }) => {
  allowConsole(failedRequest)
  const day = '/dateview?date=2024-01-05'
  await page.goto(day)
  const { card, title, loading } = byDate(page)
  await expect(card.getByRole('img')).toBeVisible()
  const seen = (await title.textContent()) ?? ''
  await answerWith(page, { title: 'Told again' })
  const letAnswersCome = await holdRequests(page, lookUps)
  const request = page.waitForRequest('**/planetary/apod?*')
  await page.goto(day)
  await request
  await expect(title).toHaveText(seen)
  await expect(card.getByRole('img')).toBeVisible()
  await expect(loading).toHaveCount(0)
  letAnswersCome()
  await expect(title).toHaveText('Told again')
  await page.unroute(lookUps)
  Object.assign(app.mock.settings, { failure: 'notFound', successorFailure: 'notFound' })
  await page.goto(day)
  await expect(page.getByText('Not found.', { exact: true })).toBeVisible()
  await expect(card).toHaveCount(0)
})
