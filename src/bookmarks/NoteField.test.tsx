import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { makeEntry } from '../test/entries.ts'
import { waitForPaint, waitUntil } from '../test/frames.ts'
import { makeRecord, holdDatabase, failOn, replaceRecords, storedRecords } from '../test/records.ts'
import { WithProviders as wrapper } from '../test/WithProviders.tsx'
import { MessageList } from '../ui/MessageList.tsx'
import { latestAnnouncement } from '../ui/messages.ts'
import type { StoredRecord } from './bookmark.ts'
import { runTransaction } from './database.ts'
import { HeartButton } from './HeartButton.tsx'
import { NoteField } from './NoteField.tsx'
import { useBookmark } from './stored-bookmarks.ts'

const day = '2024-01-05'
const field = page.getByRole('textbox', { name: 'Your note' })
const undo = page.getByRole('button', { name: 'Undo' })
const saved = page.getByText('Saved', { exact: true })

async function storeAndRenderField(fields: StoredRecord = {}) {
  await replaceRecords([makeRecord(day, { odd: 1, ...fields })])
  return renderField()
}

function Field() {
  const { bookmark } = useBookmark(day)
  return bookmark && <NoteField bookmark={bookmark} fieldRef={createRef()} />
}

async function renderField() {
  const { unmount } = await render(<Field />, { wrapper })
  await expect.element(field).toBeVisible()
  return { closeField: unmount }
}

/** Returns a function that lets milliseconds pass on the clock that saves notes. */
function fakeTimers() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return (milliseconds: number) => vi.advanceTimersByTime(milliseconds)
}

const storedNote = async () => (await storedRecords())[0]?.['note']

test.each<[string, (closeField: () => Promise<void>) => unknown]>([
  ['left', () => field.element().blur()],
  ['closed', (closeField) => closeField()],
])('“Note saved.” is announced once the field is %s', async (_, leave) => {
  latestAnnouncement.setState({ text: '' })
  await render(<MessageList />)
  const { closeField } = await storeAndRenderField()
  const announced = page.getByText('Note saved.')
  await field.fill('some words')
  await expect.element(saved).toBeVisible()
  await waitForPaint()
  expect(announced.query()).toBeNull()
  await leave(closeField)
  await expect.element(announced).toBeInTheDocument()
})

test('A note is saved exactly as typed, and a blank note is removed', async () => {
  await storeAndRenderField()
  for (const text of [`<b onclick="alert(1)">#wallpaper</b>${'\n'.repeat(20)}`, '\n ', '']) {
    const endTransaction = await holdDatabase()
    await field.fill('too much')
    field.element().blur()
    await field.fill(text)
    await expect.element(saved).not.toBeInTheDocument()
    endTransaction()
    await expect.element(saved).toBeVisible()
    const note = text.trim() === '' ? {} : { note: text }
    expect(await storedRecords()).toEqual([makeRecord(day, { odd: 1, ...note })])
    await expect.element(field).toHaveValue(text.trim() && text)
  }
})

test.each<[string, () => unknown]>([
  ['the field is left', () => field.element().blur()],
  ['the page is left', () => dispatchEvent(new Event('beforeunload'))],
  ['the tab is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the dialog closes', cleanup],
])('A note is saved immediately when %s', async (_, leave) => {
  await storeAndRenderField()
  // Keeps the note from being saved while the visitor types.
  const passTime = fakeTimers()
  await field.fill('words')
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await leave()
  expect(await storedNote()).toBe('words')
  passTime(500)
})

test('A note is saved even while the visitor keeps typing', async () => {
  await storeAndRenderField()
  const passTime = fakeTimers()
  await field.fill('some')
  passTime(400)
  await field.fill('some words')
  passTime(100)
  await waitUntil(() => saved.query())
  expect(await storedNote()).toBe('some words')
})

test('If a note can’t be saved, one alert says why, and the words stay until they are saved', async () => {
  const tryToLeave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const passTime = fakeTimers()
  const { closeField } = await storeAndRenderField()
  const failing = failOn('put')
  await field.fill('words')
  await expect.poll(() => alert).toHaveBeenCalledOnce()
  await field.fill('words that stay')
  passTime(1000)
  // Waits until the failing attempt is over.
  await storedRecords()
  const sentence = 'Your note couldn’t be saved. There’s no room left in this browser. no room left'
  expect(alert).toHaveBeenCalledExactlyOnceWith(sentence)
  await expect.element(field).toHaveValue('words that stay')
  await expect.element(saved).not.toBeInTheDocument()
  await expect.poll(tryToLeave).toBe(false)
  await closeField()
  expect(tryToLeave()).toBe(false)
  await renderField()
  await expect.element(field).toHaveValue('words that stay')
  failing.mockRestore()
  field.element().blur()
  await expect.element(saved).toBeVisible()
  expect(tryToLeave()).toBe(true)
  expect(await storedNote()).toBe('words that stay')
  passTime(500)
})

test('A note that was just typed is saved before its bookmark is removed', async () => {
  const passTime = fakeTimers()
  await storeAndRenderField()
  await render(<HeartButton entry={makeEntry(day)} />, { wrapper })
  await render(<MessageList />)
  const endTransaction = await holdDatabase()
  await field.fill('words')
  // Without a focus event, as some phones do it.
  HTMLElement.prototype.click.call(page.getByRole('button', { name: 'Bookmark' }).element())
  passTime(1000)
  endTransaction()
  await expect.element(undo).toBeVisible()
  expect(await storedRecords()).toEqual([])
  await undo.click()
  await expect.poll(storedNote).toBe('words')
})

test('If a note can’t be saved, its bookmark can be removed, and Undo brings both back', async () => {
  const passTime = fakeTimers()
  await storeAndRenderField()
  await render(<HeartButton entry={makeEntry(day)} />, { wrapper })
  await render(<MessageList />)
  const failing = failOn('put')
  await field.fill('words')
  await page.getByRole('button', { name: 'Bookmark' }).click()
  await expect.element(undo).toBeVisible()
  failing.mockRestore()
  passTime(500)
  await waitForPaint()
  expect(await storedRecords()).toEqual([])
  await undo.click()
  await expect.poll(storedNote).toBe('words')
})

test('If another tab has removed the bookmark, a note that is typed brings it back', async () => {
  await storeAndRenderField()
  await runTransaction('readwrite', (store) => store.delete(day))
  await field.fill('words')
  await expect.poll(storedRecords).toEqual([makeRecord(day, { odd: 1, note: 'words' })])
})

test('A stored note that isn’t text is neither shown nor overwritten', async () => {
  await storeAndRenderField({ note: ['odd'] })
  await expect.element(field).toHaveValue('')
  await field.fill(' ')
  await expect.element(saved).toBeVisible()
  expect(await storedNote()).toEqual(['odd'])
})

test.each<[string, () => unknown]>([
  ['left', () => field.element().blur()],
  ['closed', cleanup],
])('After a note’s field is emptied and %s, Undo brings the note back', async (_, leave) => {
  await storeAndRenderField({ note: 'Mine' })
  await field.fill('')
  await expect.element(saved).toBeVisible()
  await leave()
  await render(<MessageList />)
  await expect.element(page.getByText('Note removed.')).toBeVisible()
  expect(await storedNote()).toBeUndefined()
  await undo.click()
  await expect.element(page.getByText('Undone.')).toBeInTheDocument()
  expect(await storedNote()).toBe('Mine')
})

test('Undo of a note brings back the words that stood when its field was last entered', async () => {
  await storeAndRenderField({ note: 'First' })
  await render(<MessageList />)
  for (const text of ['Second', '']) {
    await field.fill(text)
    await expect.element(saved).toBeVisible()
    field.element().blur()
  }
  await undo.click()
  await expect.poll(storedNote).toBe('Second')
})

test('“Note removed.” shows only once the removal is stored', async () => {
  await storeAndRenderField({ note: 'Mine' })
  await render(<MessageList />)
  const failing = failOn('put')
  await field.fill('')
  field.element().blur()
  await expect.poll(() => alert).toHaveBeenCalledOnce()
  await waitForPaint()
  expect(page.getByText('Note removed.').query()).toBeNull()
  failing.mockRestore()
  await undo.click()
  await expect.poll(storedNote).toBe('Mine')
})
