import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  getBookmark,
  holdTransaction,
  refuse,
  seedRecords,
  storedRecords,
} from '../test/records.ts'
import { WithBookmarks } from '../test/WithBookmarks.tsx'
import { setNote } from './actions.ts'
import type { StoredRecord } from './bookmark.ts'
import { changeBookmarks } from './database.ts'
import { NoteField } from './NoteField.tsx'

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

test('What is typed is saved within half a second, as it is, and says so; a note of blanks or of nothing goes', async () => {
  await renderField()
  for (const text of [`<b onclick="alert(1)">#wallpaper</b>${'\n'.repeat(2000)}`, '\n ', '']) {
    const endTransaction = await holdTransaction()
    await field.fill(text)
    await expect.element(saved).not.toBeInTheDocument()
    endTransaction()
    await expect.element(saved).toBeVisible()
    const note = text.trim() === '' ? {} : { note: text }
    expect(await storedRecords()).toEqual([getBookmark(day, { service_version: 'v1', ...note })])
    await expect.element(field).toHaveValue(text)
  }
})

test('It is saved at once when the field is left, the tab is hidden or the dialog closes', async () => {
  vi.spyOn(globalThis, 'setInterval').mockReturnValue(setTimeout(() => {}, 0))
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

test('While somebody types on and on, it is saved as well', async () => {
  await renderField()
  await field.click()
  const start = performance.now()
  let typed = ''
  while (!(await storedNote()) && performance.now() - start < 5000) {
    await userEvent.keyboard('a')
    typed += 'a'
    await new Promise((done) => setTimeout(done, 100))
  }
  expect(await storedNote()).toMatch(/^a+$/)
  await expect.poll(storedNote).toBe(typed)
})

test('The page listens to `beforeunload` only while words are unsaved', async () => {
  const listens = countListeners('beforeunload')
  const screen = await renderField({ note: 'one' })
  expect(listens()).toBe(0)
  await field.fill('two')
  expect(listens()).toBe(1)
  await expect.element(saved).toBeVisible()
  expect(listens()).toBe(0)
  await field.fill('three')
  await screen.unmount()
  expect(listens()).toBe(0)
})

/** How many listeners of the window there are for a type of event, of those added from now on. */
function countListeners(type: string) {
  const added = vi.spyOn(globalThis, 'addEventListener')
  const removed = vi.spyOn(globalThis, 'removeEventListener')
  const count = (calls: readonly unknown[][]) => calls.filter(([each]) => each === type).length
  return () => count(added.mock.calls) - count(removed.mock.calls)
}

test('A failure is alerted once while it lasts, and the words stay and are saved later', async () => {
  const alerts = vi.spyOn(globalThis, 'alert').mockImplementation(() => {})
  await renderField()
  const refusing = refuse('put')
  await field.fill('words')
  await expect.poll(() => alerts).toHaveBeenCalledOnce()
  await field.fill('words that stay')
  await new Promise((done) => setTimeout(done, 800))
  expect(alerts).toHaveBeenCalledExactlyOnceWith(
    'Your note could not be saved. QuotaExceededError: no room left',
  )
  await expect.element(field).toHaveValue('words that stay')
  await expect.element(saved).not.toBeInTheDocument()
  refusing.mockRestore()
  field.element().blur()
  await expect.element(saved).toBeVisible()
  expect(await storedNote()).toBe('words that stay')
})

test('Words for a bookmark that another tab has removed are not said to be saved', async () => {
  await renderField()
  await changeBookmarks((items) => items.delete(day))
  await field.fill('words')
  field.element().blur()
  await new Promise((done) => setTimeout(done, 800))
  await expect.element(saved).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('words')
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

test('A long note, also with half a character, is shown and kept whole, and one that is no text is not shown, and stays', async () => {
  const long = `${'letters '.repeat(300)}half \ud83c`
  await renderField({ note: long })
  await field.click()
  await userEvent.keyboard('{Control>}{End}{/Control}more')
  await expect.poll(storedNote).toBe(`${long}more`)
  await seedRecords([getBookmark(day, { note: ['odd'] })])
  await expect.element(field).toHaveValue('')
  await setNote(day, '')
  expect(await storedNote()).toEqual(['odd'])
})

test('The field grows with its text to fifty rows, and is there only for a bookmark', async () => {
  await renderField({ note: 'one' })
  const { height } = field.element().getBoundingClientRect()
  await field.fill('one\ntwo\nthree\nfour')
  expect(field.element().getBoundingClientRect().height).toBeGreaterThan(height + 40)
  expect(field.element().scrollHeight).toBeLessThanOrEqual(field.element().clientHeight)
  await field.fill('\n'.repeat(49))
  const fifty = field.element().getBoundingClientRect().height
  await field.fill('\n'.repeat(200))
  // Less than a row more: browsers round its height.
  expect(field.element().getBoundingClientRect().height).toBeLessThan(fifty + 20)
  await seedRecords()
  await expect.element(field).not.toBeInTheDocument()
})
