import { expect, failedRequest, test } from '../fixtures/app.ts'
import { lookUpPattern } from '../fixtures/entries.ts'
import { byDate, expectLoaded } from '../fixtures/page.ts'

test.beforeEach(({ allowConsole }) => allowConsole(failedRequest))
// Without `failure: 'placeholder'`, the fixtures' default, the legacy service works.
test.use({ mockSettings: { successorFailure: 'unavailable' } })

test('Of NASA’s codes, only 404 and 400 show a notice @firefox', async ({ page, app }) => {
  app.mock.settings.failure = 'notFound'
  await page.goto('/dateview?date=2024-01-05')
  const { card, loading, lookUp, tryAgain } = byDate(page)
  const expectText = (words: string) => expect(page.getByText(words, { exact: true })).toBeVisible()
  await expectText('Not found.')
  await expect(page.locator('canvas')).toHaveCount(0)
  await expectText('There is no data for dates listed below.')
  await expect(page.getByRole('listitem')).toHaveText(['1995-06-17', '1995-06-18', '1995-06-19'])
  await expect(tryAgain).toHaveCount(0)
  app.mock.settings.failure = 'badRequest'
  await lookUp('2024-01-06')
  await expectText('Invalid Request - please check the date again.')
  await expect(page.getByText('Not found.')).toHaveCount(0)
  await page.route(lookUpPattern, (route) => route.fulfill({ status: 500, json: { code: 500 } }))
  const response = page.waitForResponse(/date=2024-01-07/)
  await lookUp('2024-01-07')
  await (await response).finished()
  await expect(loading).toHaveCount(0)
  await expect(card).toHaveCount(0)
  const main = page.getByRole('main')
  expect((await main.innerText()).trim()).toBe((await main.locator('form').innerText()).trim())
})

test('The viewer, a day’s month, Bookmarks and About open offline', async ({ page, context }) => {
  const { card, title, dialog, zoom, viewer } = byDate(page)
  await page.goto('/dateview?date=2024-01-05')
  await expectLoaded(card.getByRole('img'))
  await context.setOffline(true)
  await page.getByRole('button', { name: 'About' }).click()
  await expect(dialog).toHaveAccessibleName('About')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Browse' }).click()
  await expect(page.getByRole('heading', { name: 'January 2024' })).toBeVisible()
  await page.getByRole('link', { name: 'Bookmarks' }).click()
  await expect(page.getByText('You have no bookmarks yet.')).toBeVisible()
  await page.goBack()
  await page.goBack()
  await title.click()
  await zoom.click()
  await expect(viewer.getByRole('button', { name: 'Zoom in' })).toBeVisible()
})
