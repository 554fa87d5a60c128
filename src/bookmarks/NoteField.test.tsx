import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { getBookmark, holdDatabase, refuse, seedRecords, storedRecords } from '../test/records.ts'
import { setNote } from './actions.ts'
import { startReading } from './bookmark-store.ts'
import type { StoredRecord } from './bookmark.ts'
import { changeBookmarks } from './database.ts'
import { NoteField } from './NoteField.tsx'

const day = '2024-01-05'
const field = page.getByRole('textbox', { name: 'Your note' })
const saved = page.getByText('Saved')

async function renderField(fields: StoredRecord = {}) {
  await seedRecords([getBookmark(day, { service_version: 'v1', ...fields })])
  startReading()
  await render(<NoteField bookmarkKey={day} />)
  await expect.element(field).toBeVisible()
}

const storedNote = async () => (await storedRecords())[0]?.['note']

test('What is typed is saved within half a second, as it is, and says so; a note of blanks or of nothing goes', async () => {
  await renderField()
  for (const text of [`<b onclick="alert(1)">#wallpaper</b>${'\n'.repeat(2000)}`, '\n ', '']) {
    const endTransaction = await holdDatabase()
    await field.fill(text)
    await expect.element(saved).not.toBeInTheDocument()
    endTransaction()
    await expect.element(saved).toBeVisible()
    const note = text.trim() === '' ? {} : { note: text }
    expect(await storedRecords()).toEqual([getBookmark(day, { service_version: 'v1', ...note })])
    await expect.element(field).toHaveValue(text)
  }
})

function hideTab() {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
}

test.each<[string, () => unknown]>([
  ['the field is left', () => field.element().blur()],
  ['the tab is hidden', hideTab],
  ['the page is left', () => dispatchEvent(new Event('beforeunload'))],
  ['the dialog closes', cleanup],
])('Words are saved at once where %s', async (_, leave) => {
  vi.spyOn(globalThis, 'setInterval').mockReturnValue(setTimeout(() => {}, 0))
  await renderField()
  await field.fill('words')
  await leave()
  await expect.poll(storedNote).toBe('words')
})

test('While somebody types on and on, it is saved as well', async () => {
  await renderField()
  for (let length = 1; length <= 10; length += 1) {
    await field.fill('a'.repeat(length))
    await new Promise((done) => setTimeout(done, 100))
  }
  expect(await storedNote()).toMatch(/^a+$/)
})

test('The page listens to `beforeunload` only while words are unsaved', async () => {
  const added = vi.spyOn(globalThis, 'addEventListener')
  const removed = vi.spyOn(globalThis, 'removeEventListener')
  const call = () => added.mock.calls.find(([type]) => type === 'beforeunload')
  await renderField({ note: 'one' })
  expect(call()).toBeUndefined()
  await field.fill('two')
  expect(call()).toBeDefined()
  expect(removed.mock.calls).not.toContainEqual(call())
  await expect.element(saved).toBeVisible()
  expect(removed.mock.calls).toContainEqual(call())
})

test('A failure is alerted once while it lasts, and the words stay and are saved later', async () => {
  const alerts = vi.spyOn(globalThis, 'alert').mockImplementation(() => {})
  await renderField()
  const refusing = refuse('put')
  await field.fill('words')
  await expect.poll(() => alerts).toHaveBeenCalledOnce()
  await field.fill('words that stay')
  await new Promise((done) => setTimeout(done, 800))
  const sentence = 'Your note could not be saved. QuotaExceededError: no room left'
  expect(alerts).toHaveBeenCalledExactlyOnceWith(sentence)
  await expect.element(field).toHaveValue('words that stay')
  await expect.element(saved).not.toBeInTheDocument()
  refusing.mockRestore()
  field.element().blur()
  await expect.element(saved).toBeVisible()
  expect(await storedNote()).toBe('words that stay')
})

test('Of words for a bookmark that another tab has removed the page says that they are not saved', async () => {
  const alert = vi.spyOn(globalThis, 'alert').mockImplementation(() => {})
  await renderField()
  await changeBookmarks((items) => items.delete(day))
  await field.fill('words')
  field.element().blur()
  await new Promise((done) => setTimeout(done, 800))
  expect(alert.mock.calls).toEqual([[expect.stringContaining('removed in another tab')]])
  await expect.element(saved).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('words')
})

test('Words that are taken back while they are being saved do not come back', async () => {
  await renderField()
  const endTransaction = await holdDatabase()
  await field.fill('too much')
  field.element().blur()
  await field.fill('')
  endTransaction()
  await expect.element(saved).toBeVisible()
  await expect.element(field).toHaveValue('')
  expect(await storedNote()).toBeUndefined()
})

test('A long note, also with half a character, is shown and kept whole', async () => {
  const long = `${'letters '.repeat(300)}half \ud83c`
  await renderField({ note: long })
  await field.click()
  await userEvent.keyboard('{Control>}{End}{/Control}more')
  await expect.poll(storedNote).toBe(`${long}more`)
})

test('A note that is no text is not shown, and stays', async () => {
  await renderField({ note: ['odd'] })
  await expect.element(field).toHaveValue('')
  await setNote(day, '')
  expect(await storedNote()).toEqual(['odd'])
})

test('The field grows with its text to fifty rows', async () => {
  await renderField()
  async function heightOf(rows: number) {
    await field.fill('\n'.repeat(rows - 1))
    return field.element().clientHeight
  }
  const [one, four, fifty] = [await heightOf(1), await heightOf(4), await heightOf(50)]
  expect(four).toBeGreaterThan(one + 40)
  // Less than a row more: browsers round the height of one.
  expect(await heightOf(200)).toBeLessThan(fifty + 20)
})

test('Only a bookmark has a field', async () => {
  await renderField()
  await seedRecords()
  await expect.element(field).not.toBeInTheDocument()
})
