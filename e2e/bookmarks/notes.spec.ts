import { expect, type Page, test } from '../fixtures/app.ts'
import { seedBookmarks, storedRecords } from '../fixtures/database.ts'
import { answerWith } from '../fixtures/entries.ts'
import { byDate, crash } from '../fixtures/page.ts'

test.use({ answers: {} })

const day = '2024-01-05'

/** Opens the dialog of the first entry. @returns its note */
async function openEntry(page: Page, path = `/dateview?date=${day}`) {
  await page.goto(path)
  const { title, dialog } = byDate(page)
  await title.first().click()
  const field = dialog.getByRole('textbox', { name: 'Your note' })
  await expect(field).toBeVisible()
  return { field, saved: dialog.getByText('Saved', { exact: true }) }
}

test('Beside a set heart a button leads to the note below all words', async ({ page }) => {
  await answerWith(page, { explanation: 'A lamp was lit at dusk. '.repeat(60) })
  await seedBookmarks(page, [day])
  await page.setViewportSize({ width: 375, height: 667 })
  const { field } = await openEntry(page)
  const button = page.getByRole('dialog').getByRole('button', { name: 'Note', exact: true })
  await expect(button).toBeInViewport()
  await expect(field).not.toBeInViewport()
  await button.click()
  await expect(field).toBeFocused()
  await expect(field).toBeInViewport()
})

test('A note typed right before the tab leaves is saved @firefox @rare', async ({ page }) => {
  await seedBookmarks(page, ['2024-01-04', day])
  const { field } = await openEntry(page, '/bookmarks')
  const noteOfDay = async () => (await storedRecords(page))[1]?.['note']
  await field.fill('led elsewhere')
  await page.goto('/icon.svg')
  await expect.poll(noteOfDay).toBe('led elsewhere')
  await openEntry(page, '/bookmarks')
  await expect(field).toHaveValue('led elsewhere')
})

test('Notes show in every tab, and a killed one has saved', async ({ page, context }) => {
  await seedBookmarks(page, [day])
  const { field, saved } = await openEntry(page)
  const other = await context.newPage()
  const { field: otherField, saved: otherSaved } = await openEntry(other, '/bookmarks')
  await field.fill('mine')
  await expect(saved).toBeVisible()
  await expect(otherField).toHaveValue('mine')
  await expect(other.getByText('Note: ')).toBeAttached()
  await field.fill('')
  await expect(other.getByText('Note: ')).toHaveCount(0)
  await field.fill('mine, longer')
  await otherField.fill('theirs')
  // Saved at once, and so before the other.
  await field.blur()
  await expect(otherSaved).toBeVisible()
  await crash(other)
  await expect(field).toHaveValue('theirs')
  const [record] = await storedRecords(page)
  expect(record).toHaveProperty('note', 'theirs')
})
