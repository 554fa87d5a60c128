import { expect, test } from '../fixtures/app.ts'
import { findProportion } from '../../mock-api/kind.ts'
import { byDate, expectLoaded } from '../fixtures/page.ts'
import { failedRequest } from '../fixtures/browser.ts'
import { holdRequests, lookUps } from '../fixtures/entries.ts'

const day = '/dateview?date=2024-01-05'

test.beforeEach(({ allowConsole }) => allowConsole(failedRequest))

test('A day that a visitor has seen shows at once, and a new answer corrects or replaces it', async ({
  page,
  app,
}) => {
  await page.goto(day)
  const { card, title, loading } = byDate(page)
  await expect(card.getByRole('img')).toBeVisible()
  const seen = (await title.textContent()) ?? ''
  await page.evaluate(() => {
    const name = 'entry 2024-01-05'
    const record = JSON.parse(localStorage.getItem(name) ?? '')
    record.entry.title = 'As it was'
    localStorage.setItem(name, JSON.stringify(record))
  })
  const letAnswersCome = await holdRequests(page, lookUps)
  const request = page.waitForRequest('**/planetary/apod?*')
  await page.goto(day)
  await request
  await expect(title).toHaveText('As it was')
  await expect(card.getByRole('img')).toBeVisible()
  await expect(loading).toHaveCount(0)
  letAnswersCome()
  await expect(title).toHaveText(seen)
  Object.assign(app.mock.settings, { failure: 'notFound', successorFailure: 'notFound' })
  await page.goto(day)
  await expect(page.getByText('Not found.', { exact: true })).toBeVisible()
  await expect(card).toHaveCount(0)
})

const upright = `/dateview?date=${findProportion(2 / 3, '2024-01-01')}`

for (const [place, path, otherPath] of [
  ['above', day, upright],
  ['beside', upright, day],
] as const) {
  test(`A picture ${place} its words that a visitor has seen is in place before any file of the program, and stays there; one of another shape is left to its card`, async ({
    page,
    app,
  }) => {
    app.mock.settings.failure = 'gone'
    const picture = byDate(page).card.getByRole('img')
    const early = page.locator('#root > img')
    for (const each of [otherPath, path]) {
      await page.goto(each)
      await expectLoaded(picture)
      await page.waitForLoadState('networkidle')
    }
    const letProgramArrive = await holdRequests(page, /\/assets\/.*\.js$/)
    await page.goto(otherPath, { waitUntil: 'commit' })
    await expect(page.getByText('Loading...')).toBeVisible()
    await expect(early).toHaveCount(0)
    app.mock.requests.length = 0
    await page.goto(path, { waitUntil: 'commit' })
    await expectLoaded(early)
    await expect(page.getByText('Loading...')).toBeVisible()
    const before = await early.boundingBox()
    letProgramArrive()
    await expect(picture).toBeVisible()
    await expect(early).toHaveCount(0)
    expect(await picture.boundingBox()).toEqual(before)
    const pictures = app.mock.requests.filter((request) => request.path.endsWith('.webp'))
    expect(pictures.length).toBeLessThanOrEqual(1)
  })
}

test('Local storage that is blocked changes nothing, and shows no message', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('no', 'SecurityError')
      },
    }),
  )
  await page.goto(day)
  await expect(byDate(page).card.getByRole('img')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})
