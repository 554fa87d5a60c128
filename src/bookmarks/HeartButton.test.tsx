import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { pressWithKeyboard } from '../test/keyboard.ts'
import {
  makeRecord,
  holdDatabase,
  storeSilently,
  failOn,
  replaceRecords,
  storedRecords,
} from '../test/records.ts'
import { WithProviders as wrapper } from '../test/WithProviders.tsx'
import { MessageList } from '../ui/MessageList.tsx'
import type { StoredRecord } from './bookmark.ts'
import { runTransaction } from './database.ts'
import { HeartButton } from './HeartButton.tsx'

const entry = { date: '2024-01-05', title: 'A Lamp', media_type: 'other', explanation: 'Lit.' }
const withNote = makeRecord(entry.date, { note: 'Mine' })
const heart = page.getByRole('button', { name: 'Bookmark' })
const undo = page.getByRole('button', { name: 'Undo' })

async function expectPressed(isPressed: boolean) {
  await expect.element(heart).toHaveAttribute('aria-pressed', String(isPressed))
}

async function renderHeart(stored?: StoredRecord, shown = entry) {
  if (stored) await replaceRecords([stored])
  await render(<HeartButton entry={shown} />, { wrapper })
  await render(<MessageList />)
  await expect.element(heart).toHaveAttribute('aria-disabled', 'false')
}

test('While bookmarks load or one is stored, the heart ignores presses', async () => {
  const endLoading = await holdDatabase()
  await render(<HeartButton entry={entry} />, { wrapper })
  await pressWithKeyboard(heart)
  endLoading()
  await expect.element(heart).toHaveAttribute('aria-disabled', 'false')
  await expectPressed(false)
  for (const isAdding of [true, false]) {
    const endTransaction = await holdDatabase()
    await pressWithKeyboard(heart)
    await expect.element(heart).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await expectPressed(!isAdding)
    endTransaction()
    await expectPressed(isAdding)
    await expect.element(heart).toHaveAttribute('aria-disabled', 'false')
    expect(await storedRecords()).toHaveLength(isAdding ? 1 : 0)
  }
})

test('A placeholder that NASA sends during an outage can’t be bookmarked, but its bookmark can be removed', async () => {
  const placeholder = { ...entry, title: 'Default Image' }
  await renderHeart(makeRecord(entry.date, placeholder), placeholder)
  await heart.click()
  await expect.element(heart).not.toBeInTheDocument()
  expect(await storedRecords()).toEqual([])
})

test('Undo restores a bookmark unchanged, but pressing the heart again stores the shown entry with the rest of the old record', async () => {
  const old = { ...withNote, hdurl: 'https://gone.example/', rating: 5, createdAt: new Date(1e12) }
  await renderHeart(old)
  await heart.click()
  await expectPressed(false)
  await undo.click()
  await expectPressed(true)
  expect(await storedRecords()).toEqual([old])
  for (const isSet of [false, true]) {
    await heart.click()
    await expectPressed(isSet)
    // A message would also end by itself, after 20 seconds.
    await expect.element(undo, { timeout: 5000 }).toHaveLength(isSet ? 0 : 1)
  }
  const [record] = await storedRecords()
  expect(record).toEqual({ ...old, ...entry, createdAt: expect.any(Date) })
  expect(Number(record?.['createdAt'])).toBeGreaterThan(Date.now() - 60_000)
})

test('If another tab has bookmarked the day again, Undo of its removal only adds the old note', async () => {
  await renderHeart(withNote)
  await heart.click()
  await expectPressed(false)
  const again = makeRecord(entry.date, { title: 'New title', note: 'New' })
  await storeSilently(again)
  await undo.click()
  await expect.poll(storedRecords).toEqual([{ ...again, note: 'New\n\nMine' }])
})

test('A heart whose bookmark another tab has removed silently turns off when it is pressed', async () => {
  await renderHeart(withNote)
  await runTransaction('readwrite', (store) => store.delete(entry.date))
  await heart.click()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
})

/** Aborts transactions after their requests have succeeded, as a failing disk does. */
function failOnCommit() {
  const { put } = IDBObjectStore.prototype
  const spy = vi.spyOn(IDBObjectStore.prototype, 'put')
  return spy.mockImplementation(function (this: IDBObjectStore, record) {
    const request = put.call(this, record)
    request.addEventListener('success', () => this.transaction.abort())
    return request
  })
}

test.each<[string, StoredRecord | undefined, () => { mockRestore: () => void }]>([
  ['storing a bookmark', undefined, () => failOn('put')],
  ['committing a bookmark', undefined, failOnCommit],
  ['removing a bookmark', withNote, () => failOn('get')],
])('If %s fails, an alert says why, nothing is lost, and it can be tried again', async (...row) => {
  const [, stored, fail] = row
  await renderHeart(stored)
  const failing = fail()
  await heart.click()
  const sentence = `The bookmark couldn’t be ${stored ? 'removed' : 'saved'}. `
  await expect.poll(() => alert).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(sentence))
  await expectPressed(stored !== undefined)
  failing.mockRestore()
  expect(await storedRecords()).toEqual(stored ? [stored] : [])
  await heart.click()
  await expectPressed(stored === undefined)
})

test.each([
  ['asks for persistent storage', false],
  ['doesn’t ask if the browser would prompt the visitor', true],
])('When a bookmark is added, the app %s', async (_, wouldBrowserPrompt) => {
  vi.spyOn(CSS, 'supports').mockReturnValue(wouldBrowserPrompt)
  const persist = vi.spyOn(navigator.storage, 'persist').mockResolvedValue(true)
  await renderHeart()
  await heart.click()
  await expectPressed(true)
  expect(persist).toHaveBeenCalledTimes(wouldBrowserPrompt ? 0 : 1)
})
