import { expect, test } from '../fixtures/app.ts'
import { byDate } from '../fixtures/page.ts'
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

test('Local storage that is blocked changes nothing, and shows no message @rare', async ({
  page,
}) => {
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
