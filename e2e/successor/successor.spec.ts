import { sampleOf } from '../../mock-api/samples.ts'
import { expect, failedRequest, test } from '../fixtures/app.ts'
import { byDate, expectLoaded } from '../fixtures/page.ts'

test.beforeEach(({ allowConsole }) => allowConsole(failedRequest))

/** How the legacy service may fail once it is offline (docs/services.md). */
const failures = ['placeholder', 'gone', 'disconnect', 'hang', 'html', 'loop'] as const
for (const failure of failures) {
  const tag = failure === 'placeholder' ? '@firefox' : '@rare'
  test(`Days load despite the legacy service’s “${failure}” ${tag}`, async ({ page, app }) => {
    app.mock.settings.failure = failure
    await page.goto('/dateview?date=2024-01-05')
    const { card, title, lookUp } = byDate(page)
    await expectLoaded(card.getByRole('img'))
    await lookUp('2024-01-06')
    // This is less than the four seconds that the app may wait for a better answer.
    await expect(title).toHaveText(sampleOf('2024-01-06').title, { timeout: 3500 })
  })
}
