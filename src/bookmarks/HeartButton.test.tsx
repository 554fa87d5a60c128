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

test('While the database is busy, a message says “Bookmarking...” or “Removing...”, and the heart ignores presses', async () => {
  await renderHeart()
  for (const isAdding of [true, false]) {
    const progress = page.getByText(isAdding ? 'Bookmarking...' : 'Removing...')
    const endTransaction = await holdDatabase()
    await pressWithKeyboard(heart)
    await expect.element(heart).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await expect.element(progress).toBeVisible()
    await expectPressed(!isAdding)
    endTransaction()
    await expectPressed(isAdding)
    await expect.element(heart).toHaveAttribute('aria-disabled', 'false')
    await expect.element(progress).not.toBeInTheDocument()
    expect(await storedRecords()).toHaveLength(isAdding ? 1 : 0)
  }
})

test('A stand-in that NASA sends during an outage can’t be bookmarked, but its bookmark can be removed', async () => {
  const standIn = { ...entry, title: 'Default Image' }
  await renderHeart(makeRecord(entry.date, standIn), standIn)
  await heart.click()
  await expect.element(heart).not.toBeInTheDocument()
  await userEvent.keyboard('b')
  expect(await storedRecords()).toEqual([])
})

test('Pressing the heart while bookmarks load shows a message, and keeps the focus', async () => {
  await render(<MessageList />)
  const endTransaction = await holdDatabase()
  await render(<HeartButton entry={entry} />, { wrapper })
  heart.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Your bookmarks are still loading.')).toBeVisible()
  endTransaction()
  await expect.element(heart).toHaveAttribute('aria-disabled', 'false')
  await expect.element(heart).toHaveFocus()
  await expectPressed(false)
  expect(await storedRecords()).toEqual([])
})

test('Undo restores a bookmark unchanged, but pressing the heart again stores the shown entry with the old note', async () => {
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
    await expect.element(undo).toHaveLength(isSet ? 0 : 1)
  }
  const [record] = await storedRecords()
  expect(record).toEqual({ ...entry, note: 'Mine', createdAt: expect.any(Date) })
  expect(Number(record?.['createdAt'])).toBeGreaterThan(Date.now() - 60_000)
})

test('A removed bookmark can be added again with its note, even if bookmarks can’t be read', async () => {
  await renderHeart(withNote)
  await heart.click()
  await expect.element(undo).toBeVisible()
  const failing = failOn('getAllKeys')
  // Another tab bookmarks the day again.
  await storeSilently(makeRecord(entry.date))
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => alert).toHaveBeenCalledOnce()
  failing.mockRestore()
  await heart.click()
  await expectPressed(true)
  await expect.poll(storedRecords).toMatchObject([{ note: 'Mine' }])
  await expect.element(undo).not.toBeInTheDocument()
})

test('B adds a bookmark, and says that it is there instead of removing it', async () => {
  await renderHeart()
  await userEvent.keyboard('b')
  await expectPressed(true)
  await userEvent.keyboard('b')
  await expect.element(page.getByText('Already bookmarked.')).toBeVisible()
  await expectPressed(true)
  expect(await storedRecords()).toHaveLength(1)
})

test('The result of pressing B is announced, unless the heart has the focus', async () => {
  await renderHeart()
  const announcement = page.getByText('Bookmarked.')
  await userEvent.keyboard('b')
  await expect.element(announcement).toBeInTheDocument()
  await heart.click()
  await expect.element(page.getByRole('status').getByText('removed')).toBeVisible()
  heart.element().focus()
  await userEvent.keyboard('b')
  await expectPressed(true)
  await expect.element(announcement).not.toBeInTheDocument()
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

test.each([
  ['reading the record', () => failOn('get')],
  ['writing the record', () => failOn('put')],
  ['committing the change', failOnCommit],
])('If %s fails, an alert says so, and nothing is lost', async (_, fail) => {
  const other = makeRecord('2024-01-06')
  await renderHeart(other)
  const failing = fail()
  await heart.click()
  const sentence = expect.stringMatching(/^The bookmark couldn’t be (saved|removed)\. ./)
  await expect.poll(() => alert).toHaveBeenCalledExactlyOnceWith(sentence)
  expect(heart.element().getAttribute('aria-pressed')).toBe('false')
  failing.mockRestore()
  expect(await storedRecords()).toEqual([other])
  await heart.click()
  await expectPressed(true)
  expect(await storedRecords()).toMatchObject([entry, other])
})

test.each([
  ['asks for persistent storage', false, 1],
  ['doesn’t ask if the browser would prompt the visitor', true, 0],
])('When a bookmark is added, the app %s', async (_, wouldBrowserPrompt, calls) => {
  vi.spyOn(CSS, 'supports').mockReturnValue(wouldBrowserPrompt)
  const persist = vi.spyOn(navigator.storage, 'persist').mockResolvedValue(true)
  await renderHeart()
  for (const isSet of [true, false]) {
    await heart.click()
    await expectPressed(isSet)
  }
  expect(persist).toHaveBeenCalledTimes(calls)
})
