import { alertsOf } from '../fixtures/alerts.ts'
import { expect, test } from '../fixtures/app.ts'
import { byDate } from '../fixtures/by-date.ts'
import { answerWith } from '../fixtures/entries.ts'
import { showAsPrinted } from '../fixtures/printed.ts'

test.use({ answers: {} })

const hostile = `<img src=x onerror="alert('in')"> & "quotes" </p><script>alert('in')</script>`

test('markup in any text shows as text and runs nothing', async ({ page }) => {
  const alerts = alertsOf(page)
  await answerWith(page, { title: hostile, copyright: hostile, explanation: hostile })
  await page.goto('/dateview')
  const { card, title, modal } = byDate(page)
  await expect(title).toHaveText(hostile)
  await expect(card.getByText(`© ${hostile}`)).toBeVisible()
  await title.click()
  await expect(modal.getByRole('heading')).toHaveText(hostile)
  await expect(modal.getByText(hostile, { exact: true })).toHaveCount(2)
  await expect(page).toHaveTitle(`${hostile} – Astronomy Picture Of the Day`)
  expect(alerts).toEqual([])
})

test('whitespace is collapsed', async ({ page }) => {
  await answerWith(page, {
    title: ' Two\n\n  Lamps ',
    copyright: '\nAda\nNova  ',
    explanation: 'a \n b',
  })
  await page.goto('/dateview')
  const { card, title, modal } = byDate(page)
  await expect.poll(() => title.textContent()).toBe('Two Lamps')
  expect(await card.getByText('©').textContent()).toBe('© Ada Nova')
  await title.click()
  expect(await modal.getByText('a b').textContent()).toBe('a b')
})

test('no copyright: no line', async ({ page }) => {
  await answerWith(page, { copyright: ' \n' })
  await page.goto('/dateview')
  const { card, title, modal } = byDate(page)
  await expect(card).toBeVisible()
  await expect(page.getByText('©')).toHaveCount(0)
  await title.click()
  await expect(modal).toBeVisible()
  await expect(page.getByText('©')).toHaveCount(0)
})

test('a long copyright has three lines on the card, and is whole in the dialog and on paper', async ({
  page,
  browserName,
}) => {
  await answerWith(page, { copyright: 'Ada Nova, Ben Orion & Cleo Vega, '.repeat(30) })
  await page.goto('/dateview')
  const { card, title, modal } = byDate(page)
  const credit = card.getByText('©')
  await expect(credit).toBeVisible()
  const lines = () =>
    credit.evaluate(
      (line) => line.clientHeight / Number.parseFloat(getComputedStyle(line).lineHeight),
    )
  // Firefox rounds the two heights by themselves.
  const isCut = (line: Element) => line.scrollHeight > line.clientHeight + 1
  expect(await lines()).toBeCloseTo(3, 1)
  expect(await credit.evaluate(isCut)).toBe(true)
  await title.click()
  const whole = modal.getByRole('paragraph').filter({ hasText: '©' })
  expect(await whole.evaluate(isCut)).toBe(false)
  await page.keyboard.press('Escape')
  await showAsPrinted(page, browserName)
  expect(await credit.evaluate(isCut)).toBe(false)
})
