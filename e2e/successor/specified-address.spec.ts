import type { Page } from '@playwright/test'
import { makeStory } from '../../mock-api/entry.ts'
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

/** Looks a date up in the page; its own title and picture show. */
async function show(page: Page, { requests }: MockApi, date: string) {
  requests.length = 0
  const { card, lookUp, title } = byDate(page)
  await lookUp(date)
  await expect(title).toHaveText(makeStory(date).title)
  await expectLoaded(card.getByRole('img'))
}

const successorPath = (date: string) => `${list}/${date.slice(2).replaceAll('-', '')}`

test.beforeEach(({ allowConsole }) => allowConsole(failedRequest))
test.use({ mockOptions: { today: '2026-11-20' } })

test('once the service is known to be gone, no date waits for it, and the next visit asks both from the HTML', async ({
  page,
  app,
}) => {
  test.slow()
  const { settings } = app.mock
  const memory = () => page.evaluate(() => localStorage.getItem('specified service gone'))
  await visit(page, app.mock, '2024-01-05')
  for (const [failure, listed, january] of [
    ['placeholder', undefined, 10],
    ['gone', undefined, 13],
    ['goneNotFound', undefined, 16],
    ['list', '2026-11-20', 19],
    ['redirect', '2026-11-19', 22],
  ] as const) {
    await test.step(failure, async () => {
      const way = failure === 'redirect' ? ['/planetary/apod', list] : ['/planetary/apod']
      const [first, second, third] = [
        `2024-01-${january}`,
        `2024-01-${january + 1}`,
        `2024-01-${january + 2}`,
      ]
      if (listed) {
        settings.failure = failure
        await show(page, app.mock, listed)
        expect(calls(app.mock), 'an entry in the list is taken from it').toEqual(way)
        expect(await memory()).not.toBeNull()
        await seeItBack('2024-02-01')
      }
      settings.failure = failure
      await show(page, app.mock, first)
      expect(calls(app.mock)).toEqual([...way, successorPath(first)])
      expect(await memory()).not.toBeNull()
      settings.failure = 'hang'
      await show(page, app.mock, second)
      expect(calls(app.mock).toSorted()).toEqual(['/planetary/apod', successorPath(second)])
      await seeItBack(third)
    })
  }

  settings.failure = 'placeholder'
  await show(page, app.mock, '2024-01-06')
  settings.failure = 'hang'
  const letProgramArrive = await holdRequests(page, /\/assets\/.*\.js$/)
  app.mock.requests.length = 0
  const answer = page.waitForResponse(new RegExp(successorPath('2024-01-07')))
  await page.goto('/dateview?date=2024-01-07', { waitUntil: 'commit' })
  await answer
  letProgramArrive()
  const { card, lookUp } = byDate(page)
  await expect(card.getByRole('img')).toBeVisible()
  expect(calls(app.mock).toSorted()).toEqual(['/planetary/apod', successorPath('2024-01-07')])

  await test.step('a numeric code is final all the same', async () => {
    Object.assign(settings, { failure: 'notFound', successorFailure: 'hang' })
    await lookUp('2024-01-08')
    await expect(page.getByText('Not found.', { exact: true })).toBeVisible()
  })

  /** An entry from the specified service clears the memory at once. */
  async function seeItBack(date: string) {
    Object.assign(settings, { failure: undefined, successorFailure: 'hang' })
    await show(page, app.mock, date)
    expect(await memory()).toBeNull()
    settings.successorFailure = undefined
  }
})

test('a silent service: the successor is asked too, once; later dates do not wait, and the next visit asks one again', async ({
  page,
  app,
}) => {
  app.mock.settings.failure = 'hang'
  const start = Date.now()
  await visit(page, app.mock, '2024-01-05')
  expect(Date.now() - start).toBeGreaterThan(1200)
  expect(calls(app.mock)).toEqual(['/planetary/apod', `${list}/240105`])
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

test('an answer that is there before the program never causes a second call', async ({
  page,
  app,
}) => {
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await visit(page, app.mock, '2024-01-05')
  await page.waitForTimeout(300)
  expect(calls(app.mock)).toEqual(['/planetary/apod'])
})

test('a date that no archive can have is an invalid request', async ({ page, app }) => {
  app.mock.settings.failure = 'list'
  for (let round = 0; round < 2; round += 1) {
    app.mock.requests.length = 0
    await page.goto('/dateview?date=1990-01-01')
    await expect(page.getByText('Invalid Request - please check the date again.')).toBeVisible()
    expect(calls(app.mock)).toEqual(['/planetary/apod'])
  }
})
