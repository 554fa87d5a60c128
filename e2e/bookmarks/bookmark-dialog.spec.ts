import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { byDate } from '../fixtures/by-date.ts'
import { holdDatabase } from '../fixtures/database.ts'
import { listOfDays } from '../fixtures/list-of-days.ts'

test.use({ answers: {} })

const length = 80
const { dayAt, seed } = listOfDays(length, { explanation: 'Lit at dusk. '.repeat(60) })

/** The list, and the dialog to look through it. */
function lookThrough(page: Page) {
  return {
    opener: (place: number) =>
      page
        .getByRole('article', { name: `The Sky of ${dayAt(place)}` })
        .getByRole('heading')
        .getByRole('button'),
    modal: page.getByRole('dialog'),
    shows: (place: number) =>
      expect(page.getByRole('dialog', { name: `The Sky of ${dayAt(place)}` })).toBeVisible(),
    previous: page.getByRole('dialog').getByRole('button', { name: 'Previous bookmark' }),
    next: page.getByRole('dialog').getByRole('button', { name: 'Next bookmark' }),
  }
}

async function openList(page: Page, path = '/bookmarks') {
  await seed(page)
  await page.goto(path)
  return lookThrough(page)
}

test('arrow keys and buttons go through the list, the dialog stays open, and at its ends says why', async ({
  page,
}) => {
  const { opener, modal, shows, previous, next } = await openList(page)
  await opener(2).click()
  await shows(2)
  await page.keyboard.press('ArrowRight')
  await shows(3)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await shows(1)
  await page.keyboard.press('ArrowLeft')
  await shows(1)
  await expect(modal).toHaveCount(1)

  await expect(previous).toBeDisabled()
  await expect(previous).toHaveAccessibleDescription('This is the first bookmark.')
  await next.click()
  await next.click()
  await shows(3)
  await expect(next).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: '3 of 80' })).toHaveText(
    `The Sky of ${dayAt(3)}, 3 of 80`,
  )
  await previous.click()
  await shows(2)
  await previous.click()
  await shows(1)
  await expect(page.getByRole('status').filter({ hasText: '1 of 80' })).toHaveText(
    `The Sky of ${dayAt(1)}, 1 of 80`,
  )
  await page.keyboard.press('Escape')
  await expect(modal).toHaveCount(0)
  await page.keyboard.press('End')
  await opener(length).click()
  await expect(next).toBeDisabled()
  await expect(next).toHaveAccessibleDescription('This is the last bookmark.')
  await next.focus()
  await page.keyboard.press('Enter')
  await shows(length)
})

test('the grid scrolls along, and closing focuses the card of the last one', async ({ page }) => {
  const { opener, modal, shows } = await openList(page)
  await opener(1).click()
  // Beyond all that are mounted.
  const last = (await page.getByRole('listitem').count()) + 8
  await expect(opener(last)).toHaveCount(0)
  for (let place = 2; place <= last; place += 1) {
    await page.keyboard.press('ArrowRight')
    await shows(place)
  }
  await page.keyboard.press('Escape')
  await expect(modal).toHaveCount(0)
  await expect(opener(last)).toBeFocused()
  await expect(opener(last)).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await shows(last)
})

test('it goes through the results of the search in the chosen order', async ({ page }) => {
  const { opener, modal, shows, next, previous } = await openList(
    page,
    '/bookmarks?q=2020-01-1&order=oldest',
  )
  const january = (day: number) => length - day + 1
  await opener(january(18)).click()
  await page.keyboard.press('ArrowRight')
  await shows(january(19))
  await expect(next).toBeDisabled()
  for (let day = 18; day >= 10; day -= 1) {
    await page.keyboard.press('ArrowLeft')
    await shows(january(day))
  }
  await expect(previous).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(modal).toHaveCount(0)
  await expect(opener(january(10))).toBeFocused()
})

test('each starts scrolled to its top; Back closes it, and a search typed just before is kept', async ({
  page,
}) => {
  await page.setViewportSize({ width: 400, height: 300 })
  const { opener, modal, shows } = await openList(page)
  await page.getByRole('searchbox').fill('2020-01')
  await opener(50).click()
  await shows(50)
  await modal.evaluate((dialog) => dialog.scrollTo(0, 200))
  expect(await modal.evaluate((dialog) => dialog.scrollTop)).toBe(200)
  await page.keyboard.press('ArrowRight')
  await shows(51)
  expect(await modal.evaluate((dialog) => dialog.scrollTop)).toBe(0)
  await page.goBack()
  await expect(modal).toHaveCount(0)
  await expect(page).toHaveURL('/bookmarks?q=2020-01')
  await expect(page.getByRole('searchbox')).toHaveValue('2020-01')
})

test('its own button removes it, and Undo has the focus', async ({ page }) => {
  const { opener, modal, shows } = await openList(page)
  await opener(2).click()
  await shows(2)
  await modal.getByRole('button', { name: 'Remove bookmark' }).click()
  await expect(modal).toHaveCount(0)
  await expect(opener(2)).toHaveCount(0)
  const line = page.getByRole('status').locator('> div')
  await expect(line).toContainText(`“The Sky of ${dayAt(2)}” was removed.`)
  await expect(line.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(opener(2)).toBeVisible()
  await expect(modal).toHaveCount(0)
})

test('a removal in another tab closes it and focuses the message; Undo there does not open it again', async ({
  page,
  context,
}) => {
  const { opener, modal, shows } = await openList(page)
  await opener(2).click()
  await shows(2)
  const other = await context.newPage()
  await other.goto('/bookmarks')
  const remove = other.getByRole('button', { name: 'Remove bookmark' }).nth(1)
  await remove.click()
  await expect(modal).toHaveCount(0)
  await page.bringToFront()
  const line = page.getByRole('status').locator('> div')
  await expect(line).toHaveText(`“The Sky of ${dayAt(2)}” was removed in another tab.`)
  await expect(line).toBeFocused()
  await expect(line.getByRole('button')).toHaveCount(0)
  await other.getByRole('button', { name: 'Undo' }).click()
  await expect(opener(2)).toBeVisible()
  await expect(modal).toHaveCount(0)

  await test.step('so does the removal of the only bookmark', async () => {
    await page.getByRole('searchbox').fill(dayAt(2))
    await opener(2).click()
    await shows(2)
    await remove.click()
    await expect(modal).toHaveCount(0)
    await page.bringToFront()
    await expect(line.last()).toBeFocused()
    await expect(line.last()).toContainText('was removed in another tab.')
  })
})

/** Goes on to the third bookmark while the second one is being removed. */
async function leaveRemoval(page: Page) {
  const { opener, modal, shows } = await openList(page)
  await opener(2).click()
  await shows(2)
  const letItEnd = await holdDatabase(page)
  await modal.getByRole('button', { name: 'Remove bookmark' }).click()
  await page.keyboard.press('ArrowRight')
  await shows(3)
  await letItEnd()
  await expect(page.getByText(`“The Sky of ${dayAt(2)}” was removed.`)).toBeAttached()
  await shows(3)
}

test('a removal that ends when another bookmark is shown takes no focus', async ({ page }) => {
  await leaveRemoval(page)
  const { opener, modal } = lookThrough(page)
  await page.keyboard.press('Escape')
  await expect(modal).toHaveCount(0)
  await expect(opener(3)).toBeFocused()
})

test('after it, a removal in another tab is still announced', async ({ page, context }) => {
  await leaveRemoval(page)
  const other = await context.newPage()
  await other.goto('/bookmarks')
  await other.getByRole('button', { name: 'Remove bookmark' }).nth(1).click()
  await expect(lookThrough(page).modal).toHaveCount(0)
  await expect(
    page.getByText(`“The Sky of ${dayAt(3)}” was removed in another tab.`),
  ).toBeAttached()
})

test('By Date has the same buttons in its dialog', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-20T12:00:00-05:00')
  await page.goto('/dateview?date=2026-11-19')
  const { modal, title } = byDate(page)
  await title.click()
  await modal.getByRole('button', { name: 'Next day' }).click()
  await expect(page.getByRole('dialog', { name: 'The Sky of 2026-11-20' })).toBeVisible()
  await expect(modal.getByRole('button', { name: 'Next day' })).toBeDisabled()
  await expect(modal.getByRole('button', { name: 'Next day' })).toHaveAccessibleDescription(
    'The next picture comes after midnight in New York.',
  )
  await modal.getByRole('button', { name: 'Previous day' }).click()
  await expect(page.getByRole('dialog', { name: 'The Sky of 2026-11-19' })).toBeVisible()
})
