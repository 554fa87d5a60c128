import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../ui/styles/base.css'
import { setNote } from './actions.ts'
import type { StoredRecord } from './bookmark.ts'
import { lastExport, rememberExport } from './last-export.ts'
import { NoteField } from './NoteField.tsx'
import { saveLeftNotes, saveNote } from './save-note.ts'
import {
  getBookmark,
  holdTransaction,
  seedRecords,
  storedRecords,
} from '../test/bookmark-records.ts'
import { WithBookmarks } from '../test/WithBookmarks.tsx'

const day = '2024-01-05'
const field = page.getByRole('textbox', { name: 'Your note' })
const saved = page.getByText('Saved')

async function renderField(fields: StoredRecord = {}) {
  await seedRecords([getBookmark(day, { service_version: 'v1', ...fields })])
  const screen = await render(<NoteField bookmarkKey={day} />, { wrapper: WithBookmarks })
  await expect.element(field).toBeVisible()
  return screen
}

async function storedNote() {
  const [record] = await storedRecords()
  return record?.['note']
}

/** Fails each change until it is called. */
function refuseChanges() {
  const { put } = IDBObjectStore.prototype
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('no room left', 'QuotaExceededError')
  }
  return () => void (IDBObjectStore.prototype.put = put)
}

afterEach(async () => {
  vi.restoreAllMocks()
  localStorage.clear()
  await seedRecords()
})

test.each([
  ['markup', '<b onclick="alert(1)">#wallpaper</b> & "quotes"'],
  ['right to left', 'שלום, הלילה'],
  ['emoji', '🌌🔭'],
  ['as many line breaks as there may be letters', '\n'.repeat(2000)],
])('What is typed is saved half a second later, and says so: %s', async (_, text) => {
  await renderField()
  await field.fill(text)
  await expect.element(saved).toBeVisible()
  expect(await storedRecords()).toEqual([getBookmark(day, { service_version: 'v1', note: text })])
  await expect.element(field).toHaveValue(text)
  expect(localStorage).toHaveLength(0)
  await field.fill('')
  await expect.element(saved).not.toBeInTheDocument()
  await expect.element(saved).toBeVisible()
  expect(await storedRecords()).toEqual([getBookmark(day, { service_version: 'v1' })])
})

test('It is saved at once when the field is left, the tab is hidden or the dialog closes', async () => {
  const never = setTimeout(() => {}, 0)
  vi.spyOn(globalThis, 'setTimeout').mockReturnValue(never)
  const screen = await renderField()
  await field.fill('left')
  field.element().blur()
  await expect.poll(storedNote).toBe('left')
  await field.fill('hidden')
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  hidden.mockRestore()
  await expect.poll(storedNote).toBe('hidden')
  await field.fill('closed')
  await screen.unmount()
  await expect.poll(storedNote).toBe('closed')
})

test('What a tab could not store stands in local storage, and the next start stores it', async () => {
  vi.spyOn(globalThis, 'alert').mockImplementation(() => {})
  const screen = await renderField({ note: 'before' })
  const allowChanges = refuseChanges()
  await field.fill('last words')
  await screen.unmount()
  await expect.poll(() => localStorage.length).toBe(1)
  saveLeftNotes()
  await new Promise((done) => setTimeout(done, 100))
  allowChanges()
  expect(await storedNote()).toBe('before')
  saveLeftNotes()
  await expect.poll(storedNote).toBe('last words')
  await expect.poll(() => localStorage.length).toBe(0)
})

test('The next start stores the note of a record without a day, too', async () => {
  await seedRecords([{ date: 7, title: 'No Day' }])
  const allowChanges = refuseChanges()
  await expect(saveNote(7, 'last words')).rejects.toThrow('no room left')
  allowChanges()
  saveLeftNotes()
  await expect.poll(storedNote).toBe('last words')
})

test('Where local storage is full, words that are saved leave no older ones for the next start', async () => {
  await seedRecords([getBookmark(day)])
  const allowChanges = refuseChanges()
  await expect(saveNote(day, 'older')).rejects.toThrow('no room left')
  allowChanges()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no room left', 'QuotaExceededError')
  })
  await saveNote(day, 'newer')
  expect(localStorage).toHaveLength(0)
})

test('After a change of an exported bookmark’s note its file is not up to date any more', async () => {
  rememberExport(new Date())
  await renderField()
  await field.fill('newer than the file')
  await expect.element(saved).toBeVisible()
  expect(lastExport()).toBeUndefined()
})

test('A failure is alerted once while it lasts, and the words stay and are saved later', async () => {
  const alerts = vi.spyOn(globalThis, 'alert').mockImplementation(() => {})
  await renderField()
  const allowChanges = refuseChanges()
  await field.fill('words')
  await expect.poll(() => alerts).toHaveBeenCalledOnce()
  await field.fill('words that stay')
  await new Promise((done) => setTimeout(done, 800))
  expect(alerts).toHaveBeenCalledExactlyOnceWith(
    'Your note could not be saved. QuotaExceededError: no room left',
  )
  await expect.element(field).toHaveValue('words that stay')
  await expect.element(saved).not.toBeInTheDocument()
  allowChanges()
  field.element().blur()
  await expect.element(saved).toBeVisible()
  expect(await storedNote()).toBe('words that stay')
})

test('Another tab’s note shows, and of two that write the last one counts', async () => {
  await renderField({ note: 'mine' })
  await setNote(day, 'theirs')
  await expect.element(field).toHaveValue('theirs')
  await field.fill('mine again')
  await setNote(day, 'theirs again')
  await expect.element(saved).toBeVisible()
  await expect.element(field).toHaveValue('mine again')
  expect(await storedNote()).toBe('mine again')
  await setNote(day, 'theirs at last')
  await expect.element(field).toHaveValue('theirs at last')
})

test('Words that are taken back while they are being saved do not come back', async () => {
  await renderField()
  const endTransaction = await holdTransaction()
  await field.fill('too much')
  field.element().blur()
  await field.fill('')
  endTransaction()
  await expect.element(saved).toBeVisible()
  await expect.element(field).toHaveValue('')
  expect(await storedNote()).toBeUndefined()
})

test('A longer note, also with half a character, is shown and kept whole, and can only be shortened', async () => {
  const long = `${'letters '.repeat(300)}half \ud83c`
  await renderField({ note: long })
  await field.click()
  await userEvent.keyboard('{Control>}{End}{/Control}more')
  expect(field.element()).toHaveProperty('value', long)
  await userEvent.keyboard('{Backspace}')
  await expect.poll(storedNote).toBe(long.slice(0, -1))
})

test('A note that is no text is not shown, and stays', async () => {
  await renderField({ note: ['odd'] })
  await expect.element(field).toHaveValue('')
  await setNote(day, '')
  expect(await storedNote()).toEqual(['odd'])
})

test('The field grows with its text, and is there only for a bookmark', async () => {
  await renderField({ note: 'one' })
  const { height } = field.element().getBoundingClientRect()
  await field.fill('one\ntwo\nthree\nfour')
  expect(field.element().getBoundingClientRect().height).toBeGreaterThan(height + 40)
  expect(field.element().scrollHeight).toBeLessThanOrEqual(field.element().clientHeight)
  await seedRecords()
  await expect.element(field).not.toBeInTheDocument()
})
