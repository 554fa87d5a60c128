import { expect, test } from '../fixtures/app.ts'
import { byDate } from '../fixtures/by-date.ts'

const nights = [
  ['2026-11-20T04:59:59Z', '2026-11-19'],
  ['2026-11-20T05:00:00Z', '2026-11-20'],
  ['2026-03-09T03:59:59Z', '2026-03-08'],
  ['2026-11-02T04:59:59Z', '2026-11-01'],
] as const

for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Berlin']) {
  test.describe(`a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('starts on New York’s day, also where the clocks have changed', async ({ page, app }) => {
      const { card, date } = byDate(page)
      for (const [instant, day] of nights) {
        await test.step(instant, async () => {
          app.mock.settings.today = day
          await page.clock.setFixedTime(instant)
          if (instant === nights[0][0]) await page.goto('/dateview')
          else await page.getByRole('link', { name: 'By Date' }).click()
          await expect(date).toHaveValue(day)
          await expect(date).toHaveAttribute('max', day)
          await expect(card).toBeVisible()
        })
      }
    })
  })
}

test('midnight in New York changes the limit, and sends and shows nothing else', async ({
  page,
  app,
}) => {
  app.mock.settings.today = '2026-11-20'
  await page.clock.install({ time: '2026-11-20T23:58:30-05:00' })
  await page.goto('/dateview')
  const { date, card } = byDate(page)
  await expect(card).toBeVisible()
  await expect(date).toHaveAttribute('max', '2026-11-20')
  await page.clock.runFor('02:00')
  await expect(date).toHaveAttribute('max', '2026-11-21')
  await expect(date).toHaveValue('2026-11-20')
  const calls = app.mock.requests.filter(({ path }) => path === '/planetary/apod')
  expect(calls).toHaveLength(1)
})

test('By Date leads to the new day after midnight there, and requests nothing before', async ({
  page,
  app,
}) => {
  app.mock.settings.today = '2026-11-21'
  await page.clock.install({ time: '2026-11-20T23:58:30-05:00' })
  await page.goto('/dateview')
  const { date, card, modal } = byDate(page)
  const link = page.getByRole('link', { name: 'By Date' })
  const calls = () => app.mock.requests.filter(({ path }) => path === '/planetary/apod')
  await expect(card).toBeVisible()
  await link.click()
  await expect(link).toBeFocused()
  await expect(date).toHaveValue('2026-11-20')
  expect(calls()).toHaveLength(1)

  await page.clock.runFor('02:00')
  await link.click()
  await expect(page).toHaveURL('/dateview')
  await expect(date).toHaveValue('2026-11-21')
  await card.getByRole('heading').click()
  await expect(modal.getByText('2026-11-21')).toBeVisible()
  expect(calls()).toHaveLength(2)
})
