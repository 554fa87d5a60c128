import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { crash } from '../fixtures/browser.ts'
import { seedBookmarks, storedRecords } from '../fixtures/database.ts'
import { byDate } from '../fixtures/page.ts'

test.use({ answers: {} })

const day = '2024-01-05'

/** The dialog of the entry that is shown, and its note. */
function noteOf(page: Page) {
  return {
    field: page.getByRole('dialog').getByRole('textbox', { name: 'Your note' }),
    saved: page.getByRole('dialog').getByText('Saved', { exact: true }),
  }
}

async function openEntry(page: Page, path = `/dateview?date=${day}`) {
  await page.goto(path)
  await byDate(page).title.first().click()
  await expect(noteOf(page).field).toBeVisible()
  return noteOf(page)
}

async function storedNote(page: Page) {
  const [record] = await storedRecords(page)
  return record?.['note']
}

test(
  'A visitor writes a note on By Date, and finds it on Bookmarks by its tag, also after a reload',
  { tag: '@firefox' },
  async ({ page }) => {
    await seedBookmarks(page, ['2024-01-04', day], { extra: { odd: [1] } })
    const before = await storedRecords(page)
    const { field, saved } = await openEntry(page)
    await field.pressSequentially('For the hall #wallpaper')
    await expect(saved).toBeVisible()
    const [first, second] = before
    expect(await storedRecords(page)).toEqual([
      first,
      { ...second, note: 'For the hall #wallpaper' },
    ])
    await page.reload()
    await expect(field).toHaveValue('For the hall #wallpaper')
    await openEntry(page, '/bookmarks?q=%23wallpaper')
    await expect(field).toHaveValue('For the hall #wallpaper')
    await expect(page.getByText('1 of 2 bookmarks').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('searchbox').fill('')
    await expect(page.getByRole('article')).toHaveCount(2)
    await expect(page.getByText('Note: ')).toHaveCount(1)
  },
)

test(
  'What was typed last is kept where the tab is led elsewhere or goes to another entry',
  { tag: '@firefox' },
  async ({ page }) => {
    await seedBookmarks(page, ['2024-01-04', day])
    const { field } = await openEntry(page, '/bookmarks')
    const noteOfDay = async () => (await storedRecords(page))[1]?.['note']
    await field.fill('led elsewhere')
    await page.goto('/icon.svg')
    await expect.poll(noteOfDay).toBe('led elsewhere')
    await openEntry(page, '/bookmarks')
    await expect(field).toHaveValue('led elsewhere')
    await field.fill('then another')
    await page.getByRole('button', { name: 'Next bookmark' }).click()
    await expect(field).toHaveValue('')
    expect(await noteOfDay()).toBe('then another')
  },
)

test('A tab that is killed right after “Saved” has stored the note', async ({ page, context }) => {
  await seedBookmarks(page, [day])
  const victim = await context.newPage()
  const { field, saved } = await openEntry(victim)
  await field.fill('last words')
  await expect(saved).toBeVisible()
  await crash(victim)
  expect(await storedNote(page)).toBe('last words')
})

test('Notes show in every open tab, and of two that write the last one counts', async ({
  page,
  context,
}) => {
  await seedBookmarks(page, [day])
  const { field, saved } = await openEntry(page)
  const other = await context.newPage()
  const { field: otherField, saved: otherSaved } = await openEntry(other, '/bookmarks')
  await field.fill('mine')
  await expect(saved).toBeVisible()
  await expect(otherField).toHaveValue('mine')
  await field.fill('mine, longer')
  await otherField.fill('theirs')
  await expect(otherSaved).toBeVisible()
  await expect(field).toHaveValue('theirs')
  expect(await storedNote(page)).toBe('theirs')
  await other.keyboard.press('Escape')
  await expect(other.getByText('Note: ')).toBeAttached()
  await field.fill('')
  await expect(other.getByText('Note: ')).toHaveCount(0)
})

test(
  'A visitor unsets the heart of a bookmark with a note, and Undo brings both back',
  { tag: '@firefox' },
  async ({ page }) => {
    await seedBookmarks(page, [day], { note: 'Mine', extra: 'x' })
    const before = await storedRecords(page)
    const { heart, dialog } = byDate(page)
    const undo = page.getByRole('button', { name: 'Undo' })
    await page.goto(`/dateview?date=${day}`)
    await test.step('on the card', async () => {
      await heart.click()
      await undo.click()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      expect(await storedRecords(page)).toEqual(before)
    })
    await test.step('in the dialog', async () => {
      await byDate(page).title.click()
      const { field } = noteOf(page)
      await expect(field).toHaveValue('Mine')
      await dialog.getByRole('button', { name: 'Bookmark' }).click()
      await expect(field).toHaveCount(0)
      await dialog.getByRole('button', { name: 'Undo' }).click()
      await expect(field).toHaveValue('Mine')
    })
    await test.step('without a note nothing is offered', async () => {
      await noteOf(page).field.fill('')
      await expect(noteOf(page).saved).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', 'false')
      await expect(undo).toHaveCount(0)
    })
  },
)
