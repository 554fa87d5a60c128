import { sampleOf } from '../../mock-api/samples.ts'
import { expect, test } from '../fixtures/app.ts'
import { byDate, expectLoaded } from '../fixtures/page.ts'
import { failedRequest } from '../fixtures/browser.ts'
import { seedRecords, storedRecords } from '../fixtures/database.ts'
import { entryOf } from '../fixtures/entries.ts'

test.beforeEach(({ allowConsole }) => allowConsole(failedRequest))

/** What may come of the specified service's address on 1 December 2026. */
const decembers = [
  'placeholder',
  'list',
  'redirect',
  'passThrough',
  'gone',
  'goneNotFound',
  'badGateway',
  'internalError',
  'badRequest',
  'disconnect',
  'hang',
  'html',
  'redirectToHtml',
] as const

for (const failure of decembers) {
  test(
    `From December on the old address may answer “${failure}”: every day shows, the second one without a wait`,
    { tag: failure === 'placeholder' ? '@firefox' : '@rare' },
    async ({ page, app, allowConsole }) => {
      allowConsole(/news\.example|Access to fetch/)
      app.mock.settings.failure = failure
      await page.goto('/dateview?date=2024-01-05')
      const { card, title, lookUp } = byDate(page)
      await expectLoaded(card.getByRole('img'))
      await lookUp('2024-01-06')
      // The shortest wait for a service that has no entry is four seconds.
      await expect(title).toHaveText(sampleOf('2024-01-06').title, { timeout: 3500 })
    },
  )
}

test('A bookmark whose picture fails keeps its text, and its heart, unset and set again, stores the new answer', async ({
  page,
}) => {
  await page.route('https://pictures.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Moved</p>' }),
  )
  const createdAt = new Date('2020-05-05T05:05:05Z')
  await seedRecords(page, [
    { ...entryOf('2024-01-05', { title: 'Old', note: 'Mine' }), createdAt },
    { ...entryOf('one fine day', { title: 'Undated' }), createdAt },
  ])
  await page.goto('/bookmarks')
  const undated = page.getByRole('article', { name: 'Undated' })
  await expect(undated.getByText('The picture could not be loaded.')).toBeVisible()
  await expect(undated.getByRole('link', { name: 'Look it up again' })).toHaveCount(0)
  await expect(undated.getByRole('button', { name: 'Load it again' })).toBeVisible()
  const old = page.getByRole('article', { name: 'Old' })
  await old.getByRole('link', { name: 'Look it up again' }).click()
  await expect(page).toHaveURL('/dateview?date=2024-01-05')
  const { title } = sampleOf('2024-01-05')
  const { heart } = byDate(page)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect(await storedRecords(page)).toContainEqual(expect.objectContaining({ title: 'Old' }))
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect(await storedRecords(page)).toContainEqual(
    expect.objectContaining({
      title,
      note: 'Mine',
      url: expect.stringMatching(/\/mock\/2024-01-05/),
    }),
  )
  await page.getByRole('link', { name: 'Bookmarks' }).click()
  await expect(page.getByRole('article', { name: title }).getByRole('img')).toBeVisible()
})

test('Where no service answers, a visitor sees the saved copy, and may remove and add it', async ({
  page,
  app,
}) => {
  await page.goto('/dateview?date=2024-01-05')
  const { title, heart, tryAgain, card } = byDate(page)
  const saved = (await title.textContent()) ?? ''
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const [before] = await storedRecords(page)
  Object.assign(app.mock.settings, { failure: 'unavailable', successorFailure: 'disconnect' })
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  const line = page.getByText('This is the copy saved with your bookmark.')
  await expect(line).toBeVisible()
  await expect(tryAgain).toBeVisible()
  await expect(card).toContainText(saved)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await expect(line).toHaveCount(0)
  expect(await storedRecords(page)).toEqual([])
  await expect(card).toContainText(saved)
  await heart.click()
  await expect(line).toBeVisible()
  expect(await storedRecords(page)).toEqual([{ ...before, createdAt: expect.any(Date) }])
})
