import { sampleOf } from '../../mock-api/samples.ts'
import { expect, test } from '../fixtures/app.ts'
import { byDate, expectLoaded } from '../fixtures/page.ts'
import { failedRequest } from '../fixtures/browser.ts'
import { seedRecords, storedRecords } from '../fixtures/database.ts'
import { entryOf, holdRequests } from '../fixtures/entries.ts'

/** The look-ups that reached the two services; a browser retries a broken connection unasked. */
function calls(requests: readonly { path: string; search: string }[]) {
  const lookUps = requests.filter(({ path }) => !path.startsWith('/mock/'))
  const [specified, successor] = ['/planetary/apod', '/wp-json/wp/v2/apod-basic/']
  return [...new Set(lookUps.map(({ path, search }) => path + search))].map((call) =>
    call.startsWith(specified) ? 'specified' : call.replace(successor, 'successor '),
  )
}

test.beforeEach(({ allowConsole }) => allowConsole(failedRequest))

test(
  'After a failure its successor’s entry is shown; when both fail, a visitor is told why the first did',
  { tag: '@firefox' },
  async ({ page, app }) => {
    await page.goto('/dateview?date=2024-01-05')
    const { card, title, lookUp, tryAgain } = byDate(page)
    await expect(card).toBeVisible()
    expect(calls(app.mock.requests)).toEqual(['specified'])
    for (const [index, failure] of (['disconnect', 'limit', 'html'] as const).entries()) {
      await test.step(failure, async () => {
        const date = `2024-01-${index + 10}`
        app.mock.settings.failure = failure
        app.mock.requests.length = 0
        await lookUp(date)
        await expect(title).toHaveText(sampleOf(date).title)
        await expectLoaded(card.getByRole('img'))
        expect(calls(app.mock.requests)).toEqual(['specified', `successor 2401${index + 10}`])
      })
    }
    Object.assign(app.mock.settings, { failure: 'limit', successorFailure: 'unavailable' })
    await lookUp('2024-01-20')
    await expect(page.getByRole('alert')).toContainText(
      'NASA limits how many pictures this page may request. Try again in about an hour.',
    )
    app.mock.requests.length = 0
    app.mock.settings.successorFailure = undefined
    await tryAgain.click()
    await expect(card).toBeVisible()
    expect(calls(app.mock.requests)).toEqual(['specified', 'successor 240120'])
  },
)

test('Once the service is known to be gone, the next visit asks both from the HTML, until it is back', async ({
  page,
  app,
}) => {
  const memory = () => page.evaluate(() => localStorage.getItem('specified service gone'))
  app.mock.settings.failure = 'gone'
  await page.goto('/dateview?date=2024-01-05')
  const { card, lookUp, title } = byDate(page)
  await expectLoaded(card.getByRole('img'))
  expect(await memory()).not.toBeNull()
  app.mock.settings.failure = 'hang'
  const letProgramArrive = await holdRequests(page, /\/assets\/.*\.js$/)
  const answer = page.waitForResponse(/apod-basic\/240107/)
  app.mock.requests.length = 0
  await page.goto('/dateview?date=2024-01-07', { waitUntil: 'commit' })
  await answer
  letProgramArrive()
  await expect(card.getByRole('img')).toBeVisible()
  expect(calls(app.mock.requests).toSorted()).toEqual(['specified', 'successor 240107'])
  Object.assign(app.mock.settings, { failure: undefined, successorFailure: 'hang' })
  await lookUp('2024-01-08')
  await expect(title).toHaveText(sampleOf('2024-01-08').title)
  expect(await memory()).toBeNull()
})

test('A bookmark whose picture fails keeps its text, and a look-up repairs it', async ({
  page,
}) => {
  await page.route('https://pictures.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Moved</p>' }),
  )
  const createdAt = new Date('2020-05-05T05:05:05Z')
  await seedRecords(page, [
    { ...entryOf('2024-01-05', { title: 'Old' }), createdAt },
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
  await expect(byDate(page).heart).toHaveAttribute('aria-pressed', 'true')
  await expect
    .poll(async () => (await storedRecords(page))[0])
    .toMatchObject({ title, createdAt, url: expect.stringMatching(/\/mock\/2024-01-05/) })
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
