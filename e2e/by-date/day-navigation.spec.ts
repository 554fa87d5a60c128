import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { byDate } from '../fixtures/by-date.ts'
import { failedRequest } from '../fixtures/console.ts'
import { expectStepBack } from '../fixtures/step-back.ts'

test.use({ answers: {} })

const noon = '2026-11-20T12:00:00-05:00'

async function open(page: Page, date: string) {
  await page.clock.setFixedTime(noon)
  await page.goto(`/dateview?date=${encodeURIComponent(date)}`)
  await expect(byDate(page).title).toHaveText(`The Sky of ${date}`)
}

test('the buttons go to the previous and the next day, each with a URL, and so do Back and Forward', async ({
  page,
}) => {
  await open(page, '2024-03-01')
  const { previous, next, title, date } = byDate(page)
  await previous.click()
  await expect(title).toHaveText('The Sky of 2024-02-29')
  await expect(page).toHaveURL('/dateview?date=2024-02-29')
  await expect(date).toHaveValue('2024-02-29')
  await next.click()
  await next.click()
  await expect(title).toHaveText('The Sky of 2024-03-02')
  await expect(page).toHaveURL('/dateview?date=2024-03-02')
  await page.goBack()
  await expect(title).toHaveText('The Sky of 2024-03-01')
  await page.goBack()
  await expect(title).toHaveText('The Sky of 2024-02-29')
  await page.goForward()
  await expect(title).toHaveText('The Sky of 2024-03-01')
  await page.reload()
  await expect(title).toHaveText('The Sky of 2024-03-01')
})

test('navigation skips days without an entry, also on a phone, where the reason covers neither button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '1995-06-16')
  const { previous, next, title, lookUp } = byDate(page)
  await previous.focus()
  await expect(page.getByRole('tooltip')).toBeVisible()
  await next.click()
  await expect(title).toHaveText('The Sky of 1995-06-20')
  await previous.click()
  await expect(title).toHaveText('The Sky of 1995-06-16')
  await lookUp('2020-06-09')
  await expect(title).toHaveText('The Sky of 2020-06-09')
  await next.click()
  await expect(title).toHaveText('The Sky of 2020-06-11')
})

test('at both ends the button stays focusable and says why; Escape hides it until the next hover or focus', async ({
  page,
}) => {
  await open(page, '1995-06-16')
  const { previous, next, date, lookUp, title } = byDate(page)
  const reason = page.getByRole('tooltip')
  await expect(next).toBeEnabled()
  await expect(previous).toBeDisabled()
  await expect(previous).toHaveAccessibleDescription('The first picture is from 1995-06-16.')
  await previous.hover()
  await expect(reason).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(reason).toBeHidden()
  await expect(previous).toHaveAccessibleDescription('The first picture is from 1995-06-16.')
  await date.hover()
  await previous.focus()
  await expect(reason).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL('/dateview?date=1995-06-16')
  await page.keyboard.press('Escape')
  await expect(reason).toBeHidden()
  await lookUp('2026-11-20')
  await expect(title).toHaveText('The Sky of 2026-11-20')
  await expect(previous).toBeEnabled()
  await expect(next).toBeDisabled()
  await expect(next).toHaveAccessibleDescription(
    'The next picture comes after midnight in New York.',
  )
})

test('from an invalid date, only Random day works', async ({ page, allowConsole }) => {
  await page.context().unrouteAll()
  allowConsole(failedRequest)
  await page.goto('/dateview?date=2024-02-30')
  const { previous, next, random, card } = byDate(page)
  for (const button of [previous, next]) {
    await expect(button).toBeDisabled()
    await expect(button).toHaveAccessibleDescription('That is not a calendar date.')
  }
  await random.click()
  await expect(card).toBeVisible()
})

test('a random day is another one each time', async ({ page }) => {
  await open(page, '2024-03-01')
  const { random, title } = byDate(page)
  for (let press = 0; press < 5; press += 1) {
    const before = (await title.textContent()) ?? ''
    await random.click()
    await expect(title).toBeVisible()
    await expect(title).not.toHaveText(before)
    const date = new URL(page.url()).searchParams.get('date') ?? ''
    expect(date >= '1995-06-16' && date <= '2026-11-20').toBe(true)
  }
})

test('the keys do what the buttons do', async ({ page }) => {
  await open(page, '2024-03-01')
  const { title, heart, modal } = byDate(page)
  await page.keyboard.press('ArrowLeft')
  await expect(title).toHaveText('The Sky of 2024-02-29')
  await page.keyboard.press('ArrowRight')
  await expect(title).toHaveText('The Sky of 2024-03-01')
  await expect(heart).toBeEnabled()
  await page.keyboard.press('b')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('b')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Enter')
  await expect(modal).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(title).toBeFocused()
  await page.keyboard.press('r')
  await expect(title).not.toHaveText('The Sky of 2024-03-01')
})

test('? and a button show the shortcuts; on a small screen, Tab reveals the button', async ({
  page,
}) => {
  await open(page, '2024-03-01')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await page.keyboard.press('?')
  await expect(keys).toContainText('Random day')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Escape')
  await expect(keys).toHaveCount(0)
  const button = page.getByRole('button', { name: 'Keyboard shortcuts' })
  await button.click()
  await expect(keys).toBeVisible()
  await keys.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL('/dateview?date=2024-03-01')
  await expectStepBack(page)

  await page.setViewportSize({ width: 320, height: 700 })
  await byDate(page).random.focus()
  await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(keys).toBeVisible()
})

test('letter shortcuts can be switched off and on again; arrow keys keep working', async ({
  page,
}) => {
  await open(page, '2024-03-01')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await page.keyboard.press('?')
  await keys.getByRole('checkbox').uncheck()
  await page.keyboard.press('Escape')
  await expectStepBack(page)
  await page.reload()
  await expect(byDate(page).card).toBeVisible()
  await page.keyboard.press('r')
  await page.keyboard.press('?')
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL('/dateview?date=2024-02-29')
  await expect(keys).toHaveCount(0)

  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await keys.getByRole('checkbox').check()
  await page.keyboard.press('Escape')
  await page.keyboard.press('r')
  await expect(page).not.toHaveURL('/dateview?date=2024-02-29')
})

test('shortcuts do not work in a field, with a modifier, on a focused control or in a dialog', async ({
  page,
}) => {
  await open(page, '2024-03-01')
  const { date, heart, title, modal } = byDate(page)
  await expect(heart).toBeEnabled()
  await date.focus()
  for (const key of ['ArrowRight', 'ArrowLeft', 'b', 'r', '?']) await page.keyboard.press(key)
  await heart.focus()
  for (const modifier of ['Control', 'Alt', 'Meta', 'Shift']) {
    await page.evaluate((name) => {
      const { body } = document
      for (const key of ['ArrowLeft', 'ArrowRight', 'b', 'r', 'Enter']) {
        const held = { [`${name === 'Control' ? 'ctrl' : name.toLowerCase()}Key`]: true }
        body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...held }))
      }
    }, modifier)
  }
  await expect(modal).toHaveCount(0)
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Enter')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(modal).toHaveCount(0)
  await title.click()
  await expect(modal).toBeVisible()
  for (const key of ['t', 'r', '?']) await page.keyboard.press(key)
  await expect(modal).toHaveCount(1)
  await expect(page).toHaveURL('/dateview?date=2024-03-01')
})

test('in the dialog the arrow keys change the day, and it stays open', async ({ page }) => {
  await open(page, '2024-03-01')
  const { title, modal } = byDate(page)
  await title.click()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('dialog', { name: 'The Sky of 2024-02-29' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(modal.getByRole('heading', { name: 'The Sky of 2024-03-02' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(modal).toHaveCount(0)
  await expect(title).toHaveText('The Sky of 2024-03-02')
  await expect(title).toBeFocused()
})

test('the dialog also shows that a day is loading, or why it has no entry', async ({
  page,
  app,
  allowConsole,
}) => {
  await page.context().unrouteAll()
  allowConsole(failedRequest)
  await page.goto('/dateview?date=2024-03-01')
  const { title, modal } = byDate(page)
  await title.click()
  app.mock.settings.latency = 60_000
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog', { name: '2024-03-02' })).toBeVisible()
  await expect(modal.getByText('Loading…')).toBeAttached()
  app.mock.settings.latency = 0
  Object.assign(app.mock.settings, { failure: 'unavailable', successorFailure: 'unavailable' })
  await page.keyboard.press('ArrowRight')
  await expect(modal.getByRole('alert')).toBeVisible()
  app.mock.settings.failure = undefined
  await modal.getByRole('button', { name: 'Try again' }).click()
  await expect(modal.getByRole('heading')).not.toHaveText('2024-03-03')
  await page.keyboard.press('Escape')
  await expect(title).toBeFocused()
})
