import type { Page } from '@playwright/test'
import type { MockApi } from '../../mock-api/service.ts'
import { expect, test } from '../fixtures/app.ts'
import { byDate } from '../fixtures/by-date.ts'
import { failedRequest } from '../fixtures/console.ts'
import { expectLoaded } from '../fixtures/expect-loaded.ts'
import { holdRequests } from '../fixtures/hold-requests.ts'

const list = '/wp-json/wp/v2/apod-basic'

/** The look-ups that reached the two services, in order. */
function calls({ requests }: MockApi) {
  return requests.map(({ path }) => path).filter((path) => !path.startsWith('/mock/'))
}

/** Opens a date as a new visit, which keeps only what the browser has stored. */
async function visit(page: Page, { requests }: MockApi, date: string) {
  requests.length = 0
  await page.goto(`/dateview?date=${date}`)
  // Firefox reports a picture that it stops loading for the next visit.
  await expectLoaded(byDate(page).card.getByRole('img'))
}

test.beforeEach(({ allowConsole }) => allowConsole(failedRequest))
test.use({ mockOptions: { today: '2026-11-20' } })

for (const failure of ['list', 'redirect'] as const) {
  const way = failure === 'list' ? ['/planetary/apod'] : ['/planetary/apod', list]

  test(`${failure}: an entry in the list is taken from it`, async ({ page, app }) => {
    app.mock.settings.failure = failure
    await visit(page, app.mock, '2026-11-20')
    await expect(byDate(page).card).toContainText(/\S/)
    expect(calls(app.mock)).toEqual(way)
  })

  test(`${failure}: for any other date the successor is asked`, async ({ page, app }) => {
    app.mock.settings.failure = failure
    await visit(page, app.mock, '2024-01-05')
    expect(calls(app.mock)).toEqual([...way, `${list}/240105`])
  })

  test(`${failure}: from the second date on, none waits for it`, async ({ page, app }) => {
    app.mock.settings.failure = failure
    await visit(page, app.mock, '2024-01-05')
    const { title, lookUp, card } = byDate(page)
    const first = (await title.textContent()) ?? ''
    app.mock.settings.failure = 'hang'
    app.mock.requests.length = 0
    await lookUp('2024-01-06')
    await expect(title).not.toHaveText(first)
    await expect(card.getByRole('img')).toBeVisible()
    expect(calls(app.mock).toSorted()).toEqual(['/planetary/apod', `${list}/240106`])
  })
}

test('a silent service: the successor is asked too, once, and its entry shows', async ({
  page,
  app,
}) => {
  app.mock.settings.failure = 'hang'
  const start = Date.now()
  await visit(page, app.mock, '2024-01-05')
  expect(Date.now() - start).toBeGreaterThan(1200)
  expect(calls(app.mock)).toEqual(['/planetary/apod', `${list}/240105`])
})

test('a service that answers in time never causes a second call', async ({ page, app }) => {
  app.mock.settings.latency = 500
  await visit(page, app.mock, '2024-01-05')
  await page.waitForTimeout(1500)
  expect(calls(app.mock)).toEqual(['/planetary/apod'])
})

test('nor if the program arrives later than the answer', async ({ page, app }) => {
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await visit(page, app.mock, '2024-01-05')
  await page.waitForTimeout(300)
  expect(calls(app.mock)).toEqual(['/planetary/apod'])
})

test('after a silence no date of the visit waits, and the next visit asks one service again', async ({
  page,
  app,
}) => {
  app.mock.settings.failure = 'hang'
  await visit(page, app.mock, '2024-01-05')
  const { title, lookUp } = byDate(page)
  const first = (await title.textContent()) ?? ''
  const sent: number[] = []
  page.on('request', (request) => {
    if (/date=2024-01-06$|\/240106$/.test(request.url()) && request.resourceType() === 'fetch')
      sent.push(Date.now())
  })
  await lookUp('2024-01-06')
  await expect(title).not.toHaveText(first)
  const [specified = 0, successor = Infinity] = sent
  expect(successor - specified).toBeLessThan(1000)
  app.mock.settings.failure = undefined
  await visit(page, app.mock, '2024-01-07')
  expect(calls(app.mock)).toEqual(['/planetary/apod'])
})

for (const failure of ['placeholder', 'list', 'redirect', 'gone', 'goneNotFound'] as const) {
  test(`${failure} is remembered: the next visit's first date asks both from the HTML`, async ({
    page,
    app,
  }) => {
    app.mock.settings.failure = failure
    await visit(page, app.mock, '2024-01-05')
    app.mock.settings.failure = 'hang'
    const letProgramArrive = await holdRequests(page, /\/assets\/.*\.js$/)
    app.mock.requests.length = 0
    const answer = page.waitForResponse(new RegExp(`${list}/240106`))
    await page.goto('/dateview?date=2024-01-06', { waitUntil: 'commit' })
    await answer
    letProgramArrive()
    await expect(byDate(page).card.getByRole('img')).toBeVisible()
    expect(calls(app.mock).toSorted()).toEqual(['/planetary/apod', `${list}/240106`])
  })
}

test('an entry from the specified service clears the memory at once', async ({ page, app }) => {
  app.mock.settings.failure = 'placeholder'
  await visit(page, app.mock, '2024-01-05')
  app.mock.settings.failure = undefined
  app.mock.settings.successorFailure = 'hang'
  await visit(page, app.mock, '2024-01-06')
  await visit(page, app.mock, '2024-01-07')
  expect(calls(app.mock)).toEqual(['/planetary/apod'])
})

test('the memory expires after seven days', async ({ page, app }) => {
  await page.clock.setFixedTime('2026-11-12T12:00:00-05:00')
  app.mock.settings.failure = 'placeholder'
  await visit(page, app.mock, '2024-01-05')
  app.mock.settings.failure = undefined
  await page.clock.setFixedTime('2026-11-19T12:00:00-05:00')
  await visit(page, app.mock, '2024-01-06')
  expect(calls(app.mock)).toEqual(['/planetary/apod'])
})

for (const failure of ['unavailable', 'limit', 'html'] as const) {
  test(`${failure} is not remembered for the next visit`, async ({ page, app }) => {
    app.mock.settings.failure = failure
    await visit(page, app.mock, '2024-01-05')
    app.mock.settings.failure = undefined
    await visit(page, app.mock, '2024-01-06')
    expect(calls(app.mock)).toEqual(['/planetary/apod'])
  })
}

test('a date that no archive can have is an invalid request', async ({ page, app }) => {
  app.mock.settings.failure = 'list'
  for (let round = 0; round < 2; round += 1) {
    app.mock.requests.length = 0
    await page.goto('/dateview?date=1990-01-01')
    await expect(page.getByText('Invalid Request - please check the date again.')).toBeVisible()
    expect(calls(app.mock)).toEqual(['/planetary/apod'])
  }
})

test('a numeric code is final even if the service is known to be gone', async ({ page, app }) => {
  app.mock.settings.failure = 'placeholder'
  await visit(page, app.mock, '2024-01-05')
  app.mock.settings.failure = 'notFound'
  app.mock.settings.successorFailure = 'hang'
  await page.goto('/dateview?date=2024-01-06')
  await expect(page.getByText('Not found.', { exact: true })).toBeVisible()
})
