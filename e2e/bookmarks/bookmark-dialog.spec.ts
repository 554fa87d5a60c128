import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { listOfDays } from '../fixtures/database.ts'

test.use({ answers: {} })

const length = 80
const { dayAt, seed } = listOfDays(length, { explanation: 'Lit at dusk. '.repeat(60) })

async function openList(page: Page, path = '/bookmarks') {
  await seed(page)
  await page.goto(path)
  const dialog = page.getByRole('dialog')
  return {
    dialog,
    opener: (place: number) =>
      page
        .getByRole('article', { name: `The Sky of ${dayAt(place)}` })
        .getByRole('heading')
        .getByRole('button'),
    remove: (place: number) =>
      page
        .getByRole('article', { name: `The Sky of ${dayAt(place)}` })
        .getByRole('button', { name: 'Remove bookmark' }),
    shows: (place: number) =>
      expect(page.getByRole('dialog', { name: `The Sky of ${dayAt(place)}` })).toBeVisible(),
    previous: dialog.getByRole('button', { name: 'Previous bookmark' }),
    next: dialog.getByRole('button', { name: 'Next bookmark' }),
  }
}

test('A visitor looks through what a search has found in the chosen order, each from its top, and is told where it ends', async ({
  page,
}) => {
  const { opener, dialog, shows, previous, next } = await openList(
    page,
    '/bookmarks?q=2020-01-1&order=oldest',
  )
  const january = (day: number) => length - day + 1
  await opener(january(11)).click()
  await shows(january(11))
  await page.keyboard.press('ArrowLeft')
  await shows(january(10))
  await page.keyboard.press('ArrowLeft')
  await shows(january(10))
  await expect(previous).toBeDisabled()
  await expect(previous).toHaveAccessibleDescription('This is the first bookmark.')
  await page.setViewportSize({ width: 400, height: 300 })
  await dialog.evaluate((box) => box.scrollTo(0, 200))
  await next.click()
  await shows(january(11))
  expect(await dialog.evaluate((box) => box.scrollTop)).toBe(0)
  await expect(next).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: '2 of 10' })).toHaveText(
    'The Sky of 2020-01-11, 2 of 10',
  )
  for (let day = 12; day <= 19; day += 1) {
    await page.keyboard.press('ArrowRight')
    await shows(january(day))
  }
  await expect(next).toBeDisabled()
  await expect(next).toHaveAccessibleDescription('This is the last bookmark.')
})

test('The list scrolls and grows along with the dialog, and closing it focuses the card of the last one', async ({
  page,
}) => {
  const { opener, dialog, shows } = await openList(page)
  await expect(opener(60)).toBeAttached()
  await expect(opener(61)).toHaveCount(0)
  await opener(59).focus()
  await page.keyboard.press('Enter')
  for (const place of [60, 61, 62]) {
    await page.keyboard.press('ArrowRight')
    await shows(place)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener(62)).toBeFocused()
  await expect(opener(62)).toBeInViewport({ ratio: 1 })
})

test('A visitor removes a bookmark in its dialog, the next card has the focus, and Undo opens nothing', async ({
  page,
}) => {
  const { opener, dialog, shows, remove } = await openList(page)
  await opener(2).click()
  await shows(2)
  await dialog.getByRole('button', { name: 'Remove bookmark' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(opener(2)).toHaveCount(0)
  await expect(remove(3)).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(opener(2)).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

test('A removal in another tab closes the dialog with its note, and the next card has the focus', async ({
  page,
  context,
}) => {
  const { opener, dialog, shows, remove } = await openList(page)
  await opener(2).click()
  await shows(2)
  await dialog.getByRole('textbox', { name: 'Your note' }).focus()
  const other = await context.newPage()
  await other.goto('/bookmarks')
  await other.getByRole('button', { name: 'Remove bookmark' }).nth(1).click()
  await expect(dialog).toHaveCount(0)
  await page.bringToFront()
  await expect(remove(3)).toBeFocused()
  await other.getByRole('button', { name: 'Undo' }).click()
  await expect(opener(2)).toBeVisible()
  await expect(dialog).toHaveCount(0)
})
