import { sampleOf } from '../../mock-api/samples.ts'
import { expect, failedRequest, test } from '../fixtures/app.ts'
import { makeAnswer, picture } from '../fixtures/entries.ts'
import { byDate, expectLoaded } from '../fixtures/page.ts'

const assets = 'https://assets.science.nasa.gov'

test.beforeEach(({ allowConsole }) => allowConsole(failedRequest))

/** What the legacy service's URL may do from 1 December 2026; look-up.browser.test.ts has all combinations. */
const outages = ['placeholder', 'gone', 'disconnect', 'hang', 'html', 'loop'] as const
for (const failure of outages) {
  const tag = failure === 'placeholder' ? '@firefox' : '@rare'
  test(`Every day shows with the legacy failure “${failure}” ${tag}`, async ({ page, app }) => {
    app.mock.settings.failure = failure
    await page.goto('/dateview?date=2024-01-05')
    const { card, title, lookUp } = byDate(page)
    await expectLoaded(card.getByRole('img'))
    await lookUp('2024-01-06')
    // After an answer without an entry, the page waits four seconds for the other service.
    await expect(title).toHaveText(sampleOf('2024-01-06').title, { timeout: 3500 })
  })
}

test('An entry of 2026 has links, credit and licence', async ({ page, app }) => {
  await page.route(`${assets}/**`, (route) => route.fulfill(picture))
  app.mock.settings.failure = 'internalError'
  const licence = 'http://licences.example/by-sa/3.0'
  const entry = makeAnswer('2026-09-30', {
    title: 'A Lamp',
    copyright: `<b> Image Credit &amp; <a href="${licence}">Licence</a>: </b> Ada`,
    url: undefined,
    hdurl: false,
    explanation:
      'A <a href="http://lamps.example/l">lamp</a> and <a href="https://apod.com/ap260412.html">an earlier day</a>.',
    basic_html: `<h1>Day</h1><img src="${assets}/content/dam/a/b.gif" alt="A red lamp. Please see the explanation for more detailed information.">`,
  })
  await page.route('**/apod-basic/260930', (route) => route.fulfill({ json: entry }))
  await page.goto('/dateview?date=2026-09-30')
  const { title, dialog } = byDate(page)
  await title.click()
  await expect(dialog.getByRole('img', { name: 'A red lamp.', exact: true })).toBeVisible()
  const lamp = dialog.getByRole('link', { name: 'lamp' })
  await expect(lamp).toHaveAttribute('href', 'http://lamps.example/l')
  await expect(lamp).toHaveAttribute('rel', 'noreferrer')
  await expect(dialog.getByText('Credit: Ada')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Licence' })).toHaveAttribute('href', licence)
  await dialog.getByRole('link', { name: 'an earlier day' }).click()
  await expect(page).toHaveURL('/dateview?date=2026-04-12&open')
})
