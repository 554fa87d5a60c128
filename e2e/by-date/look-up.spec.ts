import { expect, test } from '../fixtures/app.ts'
import { byDate } from '../fixtures/by-date.ts'
import { answerWith, entryOf, mockOtherHosts } from '../fixtures/entries.ts'
import { holdRequests } from '../fixtures/hold-requests.ts'
import { expectStepBack } from '../fixtures/step-back.ts'

const datesAsked = (requests: readonly { path: string; search: string }[]) =>
  requests
    .filter(({ path }) => path === '/planetary/apod')
    .map(({ search }) => new URLSearchParams(search).get('date'))

const transparent = 'rgba(0, 0, 0, 0)'

test('today’s entry is looked up on opening, with one call and two parameters', async ({
  page,
  app,
}) => {
  app.mock.settings.today = '2026-11-20'
  await page.clock.setFixedTime('2026-11-20T12:00:00-05:00')
  await page.goto('/dateview')
  await expect(byDate(page).card).toBeVisible()
  await expect(byDate(page).date).toHaveValue('2026-11-20')
  await expect(byDate(page).date).toHaveAttribute('min', '1995-06-16')
  await expect(byDate(page).date).toHaveAttribute('max', '2026-11-20')
  await expect(page.getByText('The date range follows EST5EDT.')).toBeVisible()
  const calls = app.mock.requests.filter(({ path }) => path === '/planetary/apod')
  expect(calls.map(({ search }) => search)).toEqual(['?api_key=DEMO_KEY&date=2026-11-20'])
})

test('a date is looked up by Submit and by Enter, once each, and Back and Forward go through them', async ({
  page,
  app,
  allowConsole,
}) => {
  allowConsole(/status of 400/)
  await page.goto('/dateview?date=2024-01-05')
  const { lookUp, card, date, title } = byDate(page)
  await expect(card).toBeVisible()
  const first = (await title.textContent()) ?? ''
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
  await expect(date).toHaveValue('2024-01-05')
  await page.goForward()
  await expect(date).toHaveValue('2024-01-06')

  await test.step('the service judges a date out of range', async () => {
    await lookUp('1995-06-15')
    await expect(page.getByText('Invalid Request - please check the date again.')).toBeVisible()
    const asked = datesAsked(app.mock.requests).filter((day) => day === '1995-06-15')
    expect(asked).toHaveLength(1)
  })
})

test('an empty date, the shown date, focus, going offline and online, and the dialog send nothing', async ({
  page,
  app,
  context,
}) => {
  await page.goto('/dateview?date=2024-01-05')
  const { card, date, lookUp, modal, submit, title } = byDate(page)
  await expect(card).toBeVisible()
  await lookUp('')
  await expect(card).toBeVisible()
  await lookUp('2024-01-05')
  await expect(card).toBeVisible()
  await test.step('Submit is solid only where the field differs from the shown date', async () => {
    await expect(submit).toHaveCSS('background-color', transparent)
    await date.fill('2024-01-06')
    await expect(submit).not.toHaveCSS('background-color', transparent)
    await date.fill('2024-01-05')
    await expect(submit).toHaveCSS('background-color', transparent)
  })
  await title.click()
  await expect(modal).toBeVisible()
  await page.keyboard.press('Escape')
  await expectStepBack(page)
  await context.setOffline(true)
  await context.setOffline(false)
  await page.evaluate(() => {
    window.dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(card).toBeVisible()
  expect(datesAsked(app.mock.requests)).toEqual(['2024-01-05'])
  await lookUp('2024-01-06')
  await expect(submit).toHaveCSS('background-color', transparent)
})

test('the service judges an invalid date in the address too', async ({
  page,
  app,
  allowConsole,
}) => {
  allowConsole(/status of 400/)
  await page.goto('/dateview?date=2024-02-30%26x')
  await expect(page.getByText('Invalid Request - please check the date again.')).toBeVisible()
  expect(datesAsked(app.mock.requests)).toEqual(['2024-02-30&x'])
})

test('leaving a date cancels its request, and a late answer replaces nothing', async ({
  page,
  browserName,
}) => {
  test.skip(
    browserName === 'firefox',
    'Firefox does not tell that an intercepted request is cancelled',
  )
  const cancelled: string[] = []
  page.on('requestfailed', (request) => cancelled.push(new URL(request.url()).search))
  const answerFirst = await holdRequests(page, '**/planetary/apod?*date=2024-01-05', (route) =>
    route.fulfill({ json: entryOf('2024-01-05') }).catch(() => {}),
  )
  await page.goto('/dateview?date=2024-01-05')
  const { lookUp, title, loading } = byDate(page)
  await expect(loading).toBeAttached()
  await lookUp('2024-01-06')
  await expect(title).toBeVisible()
  const second = await title.textContent()
  answerFirst()
  await expect.poll(() => cancelled).toContain('?api_key=DEMO_KEY&date=2024-01-05')
  await expect(title).toHaveText(second ?? '')
})

test('going to Bookmarks cancels the request too', async ({ page, app }) => {
  app.mock.settings.latency = 10_000
  const cancelled = page.waitForEvent('requestfailed')
  await page.goto('/dateview?date=2024-01-05')
  await expect(byDate(page).loading).toBeAttached()
  await page.getByRole('link', { name: 'Bookmarks' }).click()
  expect((await cancelled).url()).toContain('date=2024-01-05')
})

test('an entry of another day has a notice', async ({ page }) => {
  await mockOtherHosts(page)
  await answerWith(page, { date: '2023-05-05' })
  await page.goto('/dateview?date=2024-01-05')
  await expect(page.getByText('NASA sent the picture of another day: 2023-05-05.')).toBeVisible()
})
