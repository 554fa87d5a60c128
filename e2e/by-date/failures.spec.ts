import { expect, test } from '../fixtures/app.ts'
import { urlOf } from '../fixtures/built-files.ts'
import { byDate, expectStepBack } from '../fixtures/page.ts'
import { failedRequest } from '../fixtures/browser.ts'
import { holdRequests, lookUps, mockOtherHosts } from '../fixtures/entries.ts'
import { listOfDays } from '../fixtures/database.ts'

test.beforeEach(({ allowConsole }) => allowConsole(failedRequest))
test.use({ mockOptions: { successorFailure: 'unavailable' } })

test(
  'Each code has its text; 404 has its three days, too, and any other code has none',
  { tag: '@firefox' },
  async ({ page, app }) => {
    app.mock.settings.failure = 'notFound'
    await page.goto('/dateview?date=2024-01-05')
    const { card, loading, lookUp, tryAgain } = byDate(page)
    await expect(page.getByText('Not found.', { exact: true })).toBeVisible()
    await expect(
      page.getByText('There is no data for dates listed below.', { exact: true }),
    ).toBeVisible()
    await expect(page.getByRole('listitem')).toHaveText(['1995-06-17', '1995-06-18', '1995-06-19'])
    await expect(tryAgain).toHaveCount(0)

    app.mock.settings.failure = 'badRequest'
    await lookUp('2024-01-06')
    await expect(
      page.getByText('Invalid Request - please check the date again.', { exact: true }),
    ).toBeVisible()
    await expect(page.getByText('Not found.')).toHaveCount(0)

    app.mock.settings.failure = 'internalError'
    const answer = page.waitForResponse(/date=2024-01-07/)
    await lookUp('2024-01-07')
    await (await answer).finished()
    await expect(loading).toHaveCount(0)
    await expect(card).toHaveCount(0)
    const main = page.getByRole('main')
    const always = [main.locator('form'), main.getByRole('group', { name: 'Other days' })]
    const texts = await Promise.all(always.map((part) => part.innerText()))
    expect(await main.innerText()).toBe(`Astronomy Picture Of the Day\n${texts.join('\n\n')}`)
  },
)

/** What both services send, and what a visitor reads. */
const sentences = [
  ['limit', 'unavailable', 'Try again in about an hour.'],
  ['keyMissing', 'unavailable', 'refused this page’s key'],
  ['gone', 'unavailable', 'is down right now'],
  ['html', 'html', 'not a picture entry'],
  ['gone', 'disconnect', 'can’t be reached right now'],
  ['disconnect', 'disconnect', 'Check your connection'],
  ['gone', 'gone', 'is no longer at its address'],
] as const

test('Each failure has its sentence, and a visitor tries again', async ({ page, app }) => {
  const { card, title, tryAgain, lookUp } = byDate(page)
  app.mock.settings.failure = 'unavailable'
  await page.goto('/dateview?date=2024-01-05')
  for (const [index, [failure, successorFailure, sentence]] of sentences.entries()) {
    await test.step(`${failure}: '${sentence}'`, async () => {
      Object.assign(app.mock.settings, { failure, successorFailure })
      await lookUp(`2024-02-${index + 10}`)
      await expect(page.getByRole('alert')).toContainText(sentence)
      await expect(card).toHaveCount(0)
      app.mock.settings.failure = undefined
      await tryAgain.press('Enter')
      await expect(title).toBeVisible()
      await expect(page.getByRole('main')).toBeFocused()
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  }
})

test('A visitor submits a day again that was not found, sees that it loads, and hears the sentence again', async ({
  page,
}) => {
  await page.goto('/dateview?date=1995-06-17')
  const said = page.locator('#announcements')
  await expect(said).toHaveText('There is no entry for 1995-06-17.')
  const letGo = await holdRequests(page, lookUps)
  await byDate(page).submit.click()
  await expect(byDate(page).loading).toHaveCount(1)
  await expect(said).toHaveText('Loading.')
  letGo()
  await expect(said).toHaveText('There is no entry for 1995-06-17.')
  await expect(page.getByText('Not found.', { exact: true })).toBeVisible()
})

test('A dialog that comes late opens on the shown day', async ({ page }) => {
  const arrive = await holdRequests(page, urlOf('dayDialog'))
  await page.goto('/dateview?date=2024-01-05')
  const { title, date, card, dialog } = byDate(page)
  await title.click()
  await page.keyboard.press('ArrowRight')
  await expect(date).toHaveValue('2024-01-06')
  await expect(card).toBeVisible()
  arrive()
  await expect(dialog).toBeVisible()
})

test('A visitor without a network reads that a part could not be loaded, beside all that was there, and the next press tries again', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/dynamically imported module|PartFailure/)
  // The parts would come with the first picture.
  await holdRequests(page, /\.webp/)
  let loads = 0
  page.on('request', (request) => (loads += Number(request.isNavigationRequest())))
  const { title, card, dialog, next } = byDate(page)
  const sentence = page.getByRole('alert').filter({ hasText: 'could not be loaded. Check your' })
  await page.goto('/dateview?date=2024-01-05')
  await expect(title).toBeVisible()
  await context.setOffline(true)
  for (const _ of ['once', 'twice']) {
    const said = page.waitForEvent('console', (line) => line.text().includes('PartFailure'))
    await title.click()
    await said
    await expect(sentence).toBeVisible()
    await expect(card).toBeVisible()
  }
  await context.setOffline(false)
  await title.click()
  await expect(dialog).toBeVisible()
  await expect(sentence).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expectStepBack(page)

  await context.setOffline(true)
  await next.click()
  await expect(page.getByText('can’t be reached. Check your connection.')).toBeVisible()
  await page.keyboard.press('?')
  await expect(sentence).toBeVisible()
  await page.getByRole('link', { name: 'Bookmarks' }).click()
  const again = sentence.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await expect(sentence, 'said once').toHaveCount(1)
  await context.setOffline(false)
  await again.click()
  await expect(page.getByText('You have no bookmarks yet.')).toBeVisible()
  await page.keyboard.press('?')
  await expect(dialog).toBeVisible()
  expect(loads).toBe(1)
})

test('A visitor whose viewer can’t be loaded reads so in it, and goes on in the dialog beneath', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/dynamically imported module|PartFailure/)
  await page.route(urlOf('viewer'), (route) => route.abort('internetdisconnected'))
  await mockOtherHosts(page)
  await listOfDays(1).seed(page)
  await page.goto('/bookmarks')
  const { title, dialog, zoom, viewer } = byDate(page)
  await title.click()
  await zoom.click()
  await expect(viewer.getByRole('alert')).toContainText('could not be loaded')
  await expect(viewer.getByRole('img')).toBeVisible()
  await viewer.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(1)
  await page.unroute(urlOf('viewer'))
  await zoom.click()
  await expect(viewer.getByRole('button', { name: 'Zoom in' })).toBeVisible()
})
