import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/app.ts'
import { seedBookmarks, seedRecords, storedRecords } from '../fixtures/database.ts'
import { entryOf } from '../fixtures/entries.ts'
import { byDate, expectStepBack, recordShifts } from '../fixtures/page.ts'

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
    await expectStepBack(page)
    await openEntry(page, '/bookmarks?q=%23wallpaper')
    await expect(field).toHaveValue('For the hall #wallpaper')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByRole('article')).toContainText('Has a note')
    await page.getByRole('searchbox').fill('')
    await expect(page.getByRole('article')).toHaveCount(2)
    await expect(page.getByText('Has a note')).toHaveCount(1)
  },
)

test(
  'What was typed last is kept where the tab is led elsewhere, goes to another entry or closes the dialog',
  { tag: '@firefox' },
  async ({ page }) => {
    await seedBookmarks(page, ['2024-01-04', day])
    const { field } = await openEntry(page, '/bookmarks')
    const noteOfDay = async () => (await storedRecords(page))[1]?.['note']
    await field.fill('led elsewhere')
    await page.goto('/icon.svg')
    await page.goto('/dateview?date=2024-03-03')
    await expect.poll(noteOfDay).toBe('led elsewhere')
    await openEntry(page, '/bookmarks')
    await expect(field).toHaveValue('led elsewhere')
    await field.fill('then another')
    await page.getByRole('button', { name: 'Next bookmark' }).click()
    await expect(field).toHaveValue('')
    expect(await noteOfDay()).toBe('then another')
    await page.getByRole('button', { name: 'Previous bookmark' }).click()
    await expect(field).toHaveValue('then another')
    await field.fill('closed')
    await page.keyboard.press('Escape')
    await expect.poll(noteOfDay).toBe('closed')
  },
)

test('A tab that is killed right after “Saved” has stored the note', async ({ page, context }) => {
  await seedBookmarks(page, [day])
  const victim = await context.newPage()
  const { field, saved } = await openEntry(victim)
  await field.fill('last words')
  await expect(saved).toBeVisible()
  const crashed = victim.waitForEvent('crash')
  const session = await context.newCDPSession(victim)
  // Never answered.
  void session.send('Page.crash').catch(() => {})
  await crashed
  expect(await storedNote(page)).toBe('last words')
})

test('What a closing tab could not store any more is stored at the next start', async ({
  page,
}) => {
  await seedBookmarks(page, [day], { note: 'before' })
  await page.evaluate((key) => localStorage.setItem(`note "${key}"`, 'last words'), day)
  await page.goto('/dateview?date=2024-03-03')
  await expect.poll(() => storedNote(page)).toBe('last words')
  expect(await page.evaluate((key) => localStorage.getItem(`note "${key}"`), day)).toBeNull()
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
  await expect(other.getByText('Has a note')).toBeAttached()
  await field.fill('')
  await expect(other.getByText('Has a note')).toHaveCount(0)
})

test('A look-up that improves a bookmark keeps its note', async ({ page }) => {
  await seedRecords(page, [{ date: day, title: 'A Lamp', note: 'Mine', createdAt: new Date(day) }])
  const { field } = await openEntry(page)
  await expect(field).toHaveValue('Mine')
  const { title, url } = entryOf(day)
  await expect.poll(() => storedRecords(page)).toMatchObject([{ title, url, note: 'Mine' }])
})

test('A visitor takes the searched word out of a note, and its dialog stays until they close it', async ({
  page,
}) => {
  await seedBookmarks(page, ['2024-01-04'], { note: '#wallpaper' })
  const { field, saved } = await openEntry(page, '/bookmarks?q=wallpaper')
  await field.fill('not any more')
  await expect(saved).toBeVisible()
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByText('No bookmarks match')).toBeVisible()
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
    await test.step('by a key, also after it was set again', async () => {
      await heart.press('Enter')
      await expect(undo).toBeVisible()
      await heart.press('Enter')
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      await page.keyboard.press('Control+z')
      await expect.poll(() => storedNote(page)).toBe('Mine')
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

test('A visitor imports notes: where there is none they are added, and no own one is changed', async ({
  page,
}) => {
  const createdAt = new Date(day)
  const bookmark = (date: string, fields = {}) => ({ ...entryOf(date), createdAt, ...fields })
  await seedRecords(page, [
    bookmark('2024-01-01', { rating: 5 }),
    bookmark('2024-01-02', { note: 'Mine' }),
  ])
  await page.goto('/bookmarks')
  const exported = [
    bookmark('2024-01-01', { note: 'Theirs #wallpaper', title: 'Told again' }),
    bookmark('2024-01-02', { note: 'Theirs, too' }),
  ]
  await importFile(page, exported)
  const dialog = page.getByRole('dialog', { name: 'Import bookmarks' })
  await expect(dialog).toContainText('1 note will be added.')
  await expect(dialog).toContainText('2 are already bookmarked.')
  await dialog.getByRole('button', { name: 'Add 1 note' }).click()
  await expect(page.getByText('1 note imported.')).toBeVisible()
  await expect(page.getByText('Has a note')).toHaveCount(2)
  const added = bookmark('2024-01-01', { rating: 5, note: 'Theirs #wallpaper' })
  const own = bookmark('2024-01-02', { note: 'Mine' })
  expect(await storedRecords(page)).toEqual([added, own])

  await importFile(page, [...exported, bookmark('2024-01-03', { note: 'New' })])
  await dialog.getByRole('button', { name: 'Add 1 bookmark and 1 note' }).click()
  await expect(page.getByText('1 bookmark and 1 note imported.')).toBeVisible()
  await importFile(page, exported)
  await expect(dialog).toContainText('No new bookmarks.')
})

function importFile(page: Page, bookmarks: Record<string, unknown>[]) {
  const format = 'astronomy-picture-of-the-day/bookmarks'
  return page.getByLabel('File to import').setInputFiles({
    name: 'bookmarks.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ format, version: 2, bookmarks })),
  })
}

test('Nothing moves while a note comes and grows', async ({ page }) => {
  await seedBookmarks(page, [day], { note: 'one\ntwo' })
  const shifts = await recordShifts(page)
  const { field, saved } = await openEntry(page)
  await field.scrollIntoViewIfNeeded()
  await field.fill('line\n'.repeat(30))
  await expect(saved).toBeVisible()
  expect(await shifts()).toEqual([])
})
