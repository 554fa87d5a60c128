import type { Page } from '@playwright/test'
import { findDay } from '../../mock-api/kind.ts'
import { expect, test } from '../fixtures/app.ts'
import { byDate } from '../fixtures/by-date.ts'
import { failedRequest } from '../fixtures/console.ts'
import { expectLoaded } from '../fixtures/expect-loaded.ts'
import { holdRequests } from '../fixtures/hold-requests.ts'

const day = '/dateview?date=2024-01-05'
const nothingAnswers = { failure: 'unavailable', successorFailure: 'disconnect' } as const

test.beforeEach(({ allowConsole }) => allowConsole(failedRequest))

/** Sees a day and its picture for the first time. @returns its title */
async function see(page: Page, address = day) {
  await page.goto(address)
  const { card, title } = byDate(page)
  const picture = card.getByRole('img')
  await expectLoaded(picture)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('picture place'))).not.toBeNull()
  return (await title.textContent()) ?? ''
}

test('a day seen before shows at once, while its request runs, and a film too', async ({
  page,
  app,
}) => {
  const seen = await see(page)
  const { card, title, loading, lookUp } = byDate(page)
  await lookUp(findDay('film'))
  await expect(card.locator('video')).toBeVisible()
  app.mock.settings.failure = 'hang'
  app.mock.settings.successorFailure = 'hang'
  app.mock.requests.length = 0
  await page.goto(day)
  await expect(title).toHaveText(seen)
  await expect(card.getByRole('img')).toBeVisible()
  await expect(loading).toHaveCount(0)
  expect(app.mock.requests.map(({ path }) => path)).toContain('/planetary/apod')
  await lookUp(findDay('film'))
  await expect(card.locator('video')).toBeVisible()
})

test('its picture is in place before any file of the program has arrived, and stays there', async ({
  page,
  app,
}) => {
  await see(page)
  const letProgramArrive = await holdRequests(page, /\/assets\/.*\.js$/)
  app.mock.requests.length = 0
  await page.goto(day, { waitUntil: 'commit' })
  const early = page.locator('#root > img')
  await expect(early).toBeVisible()
  await expectLoaded(early)
  await expect(page.getByText('Loading...')).toBeVisible()
  const before = await early.boundingBox()
  letProgramArrive()
  const { card } = byDate(page)
  await expect(card.getByRole('img')).toBeVisible()
  await expect(early).toHaveCount(0)
  expect(await card.getByRole('img').boundingBox()).toEqual(before)
  const pictures = app.mock.requests.filter(({ path }) => path.endsWith('.png'))
  expect(pictures).toHaveLength(1)
})

test('in a window of another size the picture waits for its card', async ({
  page,
  allowConsole,
}) => {
  // Firefox's driver also reports errors that the page has handled.
  allowConsole(/dynamically imported module/)
  await see(page)
  await page.setViewportSize({ width: 500, height: 700 })
  await page.route(/\/assets\/main.*\.js$/, (route) => route.abort())
  await page.goto(day)
  await expect(page.getByText('The page could not be loaded. Please reload it.')).toBeVisible()
  await expect(page.locator('#root > img')).toHaveCount(0)
})

test('a failed picture shows no message, a failed program does', async ({ page, app }) => {
  await see(page)
  app.mock.settings.brokenMedia = true
  const letProgramFail = await holdRequests(page, /\/assets\/.*\.js$/, (route) => route.abort())
  const picture = page.waitForResponse(/\.png/)
  await page.goto(day, { waitUntil: 'commit' })
  await picture
  await page.waitForTimeout(200)
  await expect(page.getByText('Loading...')).toBeVisible()
  letProgramFail()
  await expect(page.getByText('The page could not be loaded. Please reload it.')).toBeVisible()
})

test('the answer corrects what differs', async ({ page, app }) => {
  const seen = await see(page)
  app.mock.settings.successorFailure = 'hang'
  await page.evaluate(() => {
    const name = 'entry 2024-01-05'
    const [moment, src, srcset, json] = (localStorage.getItem(name) ?? '').split('\n')
    const entry = { ...JSON.parse(json ?? ''), title: 'As it was' }
    localStorage.setItem(name, [moment, src, srcset, JSON.stringify(entry)].join('\n'))
  })
  const letAnswerCome = await holdRequests(page, '**/planetary/apod?*')
  await page.goto(day)
  await expect(byDate(page).title).toHaveText('As it was')
  letAnswerCome()
  await expect(byDate(page).title).toHaveText(seen)
})

test('a code replaces it, for later visits too', async ({ page, app }) => {
  await see(page)
  const { card, loading, lookUp, tryAgain } = byDate(page)
  await lookUp('2024-01-06')
  await expectLoaded(card.getByRole('img'))
  app.mock.settings.failure = 'notFound'
  await page.goto(day)
  await expect(page.getByText('Not found.', { exact: true })).toBeVisible()
  await expect(card).toHaveCount(0)
  app.mock.settings.failure = 'badRequest'
  await lookUp('2024-01-06')
  await expect(
    page.getByText('Invalid Request - please check the date again.', { exact: true }),
  ).toBeVisible()
  await expect(card).toHaveCount(0)
  Object.assign(app.mock.settings, nothingAnswers)
  await page.goto(day)
  await expect(tryAgain).toBeVisible()
  await expect(card).toHaveCount(0)
  await lookUp('2024-01-06')
  await expect(page).toHaveURL('/dateview?date=2024-01-06')
  await expect(loading).toHaveCount(0)
  await expect(tryAgain).toBeVisible()
  await expect(card).toHaveCount(0)
})

test('a failure leaves it visible, says what happened, and Try again works; it comes before a bookmark’s copy', async ({
  page,
  app,
}) => {
  const seen = await see(page)
  const { heart, title, tryAgain } = byDate(page)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  Object.assign(app.mock.settings, nothingAnswers)
  await page.goto(day)
  await expect(page.getByRole('alert')).toContainText('can’t be reached')
  await expect(title).toHaveText(seen)
  await expect(page.getByText('This is the copy saved with your bookmark.')).toHaveCount(0)
  app.mock.settings.failure = undefined
  await tryAgain.click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(title).toHaveText(seen)
})

test('where the logo comes first, nothing without a picture is kept', async ({ page, app }) => {
  app.mock.settings.failure = 'placeholder'
  await page.goto(day)
  const { card, loading, tryAgain } = byDate(page)
  await expect(card).toBeVisible()
  for (const [successorFailure, date] of [
    ['placeholderPicture', '2024-01-06'],
    ['noPicture', '2024-01-07'],
    ['unavailable', '2024-01-08'],
  ] as const) {
    await test.step(successorFailure, async () => {
      app.mock.settings.successorFailure = successorFailure
      // So that the logo comes first again.
      await page.evaluate(() => localStorage.removeItem('specified service gone'))
      await page.goto(`/dateview?date=${date}`)
      await expect(loading).toHaveCount(0)
      await expect(card.or(tryAgain)).toBeVisible()
    })
  }
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('entry')))
  await expect.poll(kept).toEqual(['entry 2024-01-05'])
})

for (const [name, init] of [
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
  ],
  [
    'blocked',
    () =>
      Object.defineProperty(globalThis, 'localStorage', {
        get: () => {
          throw new DOMException('no', 'SecurityError')
        },
      }),
  ],
  [
    'damaged',
    () => {
      try {
        for (const key of ['entry 2024-01-05', 'picture place', 'specified service gone'])
          localStorage.setItem(key, '1\nhttps://\u0000{"')
      } catch {
        // Firefox also runs this in the empty page before, which has no storage.
      }
    },
  ],
] as const) {
  test(`storage that is ${name} changes nothing and shows no message`, async ({ page, app }) => {
    await page.addInitScript(init)
    const { card, lookUp } = byDate(page)
    for (const show of [
      () => page.goto('/dateview?date=2024-01-05'),
      () => page.goto('/dateview?date=2024-01-05'),
      () => lookUp('2024-01-06'),
    ]) {
      app.mock.requests.length = 0
      await show()
      await expect(card.getByRole('img')).toBeVisible()
      expect(app.mock.requests.filter(({ path }) => path === '/planetary/apod')).toHaveLength(1)
    }
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
}

test('nothing moves when the card replaces the picture', async ({ page, app }) => {
  await page.addInitScript(() => {
    Reflect.set(globalThis, 'shift', 0)
    if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return
    new PerformanceObserver((shifts) => {
      for (const entry of shifts.getEntries()) {
        const value: unknown = Reflect.get(entry, 'value')
        Reflect.set(globalThis, 'shift', Number(Reflect.get(globalThis, 'shift')) + Number(value))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const size of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(size)
    await see(page)
    app.mock.settings.latency = 300
    await page.goto(day)
    await expect(byDate(page).card.getByRole('img')).toBeVisible()
    await page.waitForTimeout(600)
    expect(await page.evaluate(() => Reflect.get(globalThis, 'shift'))).toBe(0)
  }
})
