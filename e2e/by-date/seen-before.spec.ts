import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { findProportion } from '../../mock-api/kind.ts'
import { urlOf } from '../fixtures/built-files.ts'
import { byDate, expectLoaded } from '../fixtures/page.ts'
import { failedRequest } from '../fixtures/browser.ts'
import { holdRequests } from '../fixtures/entries.ts'

const day = '/dateview?date=2024-01-05'
const nothingAnswers = { failure: 'unavailable', successorFailure: 'disconnect' } as const

test.beforeEach(({ allowConsole }) => allowConsole(failedRequest))

/** Sees a day and its picture for the first time. @returns its title */
async function see(page: Page) {
  await page.goto(day)
  const { card, title } = byDate(page)
  await expectLoaded(card.getByRole('img'))
  await expect.poll(() => page.evaluate(() => localStorage.getItem('picture place'))).not.toBeNull()
  return (await title.textContent()) ?? ''
}

test('A day that a visitor has seen shows at once, while its request runs', async ({
  page,
  app,
}) => {
  const seen = await see(page)
  const { card, title, loading } = byDate(page)
  Object.assign(app.mock.settings, { failure: 'hang', successorFailure: 'hang' })
  app.mock.requests.length = 0
  await page.goto(day)
  await expect(title).toHaveText(seen)
  await expect(card.getByRole('img')).toBeVisible()
  await expect(loading).toHaveCount(0)
  expect(app.mock.requests.map(({ path }) => path)).toContain('/planetary/apod')
})

test('A picture that a visitor has seen is in place before any file of the program, and stays there', async ({
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
  const pictures = app.mock.requests.filter(({ path }) => path.endsWith('.webp'))
  expect(pictures).toHaveLength(1)
})

test('A picture beside its words stays in place, too, and one of another shape is left to its card', async ({
  page,
  app,
}) => {
  app.mock.settings.failure = 'gone'
  const { card } = byDate(page)
  const early = page.locator('#root > img')
  const upright = `/dateview?date=${findProportion(2 / 3, '2024-01-01')}`
  for (const path of [day, upright]) {
    await page.goto(path)
    await expectLoaded(card.getByRole('img'))
    await page.waitForLoadState('networkidle')
  }
  const letProgramArrive = await holdRequests(page, /\/assets\/.*\.js$/)
  await page.goto(upright, { waitUntil: 'commit' })
  await expectLoaded(early)
  const before = await early.boundingBox()
  await page.goto(day, { waitUntil: 'commit' })
  await expect(page.getByText('Loading...')).toBeVisible()
  await expect(early).toHaveCount(0)
  letProgramArrive()
  await page.goto(upright)
  await expect(card.getByRole('img')).toBeVisible()
  await expect(early).toHaveCount(0)
  expect(await card.getByRole('img').boundingBox()).toEqual(before)
})

test('A window of another size leaves the picture to its card', async ({ page, allowConsole }) => {
  allowConsole(/dynamically imported module/)
  await see(page)
  await page.setViewportSize({ width: 500, height: 700 })
  await page.route(urlOf('program'), (route) => route.abort())
  await page.goto(day)
  await expect(page.getByText('The page could not be loaded. Please reload it.')).toBeVisible()
  await expect(page.locator('#root > img')).toHaveCount(0)
})

test('A new answer corrects what was kept, and a code replaces it, for later visits too', async ({
  page,
  app,
}) => {
  const seen = await see(page)
  const { card, title, tryAgain } = byDate(page)
  await page.evaluate(() => {
    const name = 'entry 2024-01-05'
    const record = JSON.parse(localStorage.getItem(name) ?? '')
    record.entry.title = 'As it was'
    localStorage.setItem(name, JSON.stringify(record))
  })
  const letAnswerCome = await holdRequests(page, '**/planetary/apod?*')
  app.mock.settings.successorFailure = 'hang'
  await page.goto(day)
  await expect(title).toHaveText('As it was')
  letAnswerCome()
  await expect(title).toHaveText(seen)

  app.mock.settings.failure = 'notFound'
  await page.goto(day)
  await expect(page.getByText('Not found.', { exact: true })).toBeVisible()
  await expect(card).toHaveCount(0)
  Object.assign(app.mock.settings, nothingAnswers)
  await page.goto(day)
  await expect(tryAgain).toBeVisible()
  await expect(card).toHaveCount(0)
})

test('Local storage that is blocked changes nothing, and shows no message', async ({
  page,
  app,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('no', 'SecurityError')
      },
    }),
  )
  for (let visit = 0; visit < 2; visit += 1) {
    app.mock.requests.length = 0
    await page.goto(day)
    await expect(byDate(page).card.getByRole('img')).toBeVisible()
    expect(app.mock.requests.filter(({ path }) => path === '/planetary/apod')).toHaveLength(1)
  }
  await expect(page.getByRole('alert')).toHaveCount(0)
})
