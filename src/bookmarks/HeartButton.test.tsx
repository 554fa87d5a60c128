import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import {
  recordOf,
  holdDatabase,
  putSilently,
  failOn,
  replaceRecords,
  storedRecords,
} from '../test/records.ts'
import { WithProviders as wrapper } from '../test/WithProviders.tsx'
import { MessageList } from '../ui/MessageList.tsx'
import type { StoredRecord } from './bookmark.ts'
import { HeartButton } from './HeartButton.tsx'

const entry = { date: '2024-01-05', title: 'A Lamp', media_type: 'other', explanation: 'Lit.' }
const noted = recordOf(entry.date, { note: 'Mine' })
const heart = page.getByRole('button', { name: 'Bookmark' })
const undo = page.getByRole('button', { name: 'Undo' })

async function expectSet(is: boolean) {
  await expect.element(heart).toHaveAttribute('aria-pressed', String(is))
}

async function renderHeart(stored?: StoredRecord) {
  if (stored) await replaceRecords([stored])
  await render(<HeartButton entry={entry} />, { wrapper })
  await render(<MessageList />)
  await expect.element(heart).toHaveAttribute('aria-disabled', 'false')
}

test('While the database doesn’t answer, a heart stays as it is, ignores presses, and says what it is doing', async () => {
  await renderHeart()
  for (const isSet of [true, false]) {
    const progress = page.getByText(isSet ? 'Bookmarking…' : 'Removing…')
    const endTransaction = await holdDatabase()
    await userEvent.keyboard('b')
    await expect.element(heart).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('b')
    await expect.element(progress).toBeVisible()
    await expectSet(!isSet)
    endTransaction()
    await expectSet(isSet)
    await expect.element(heart).toHaveAttribute('aria-disabled', 'false')
    await expect.element(progress).not.toBeInTheDocument()
    expect(await storedRecords()).toHaveLength(isSet ? 1 : 0)
  }
})

test('A heart that is pressed before the bookmarks have been read says so, and keeps the focus', async () => {
  await render(<MessageList />)
  const endTransaction = await holdDatabase()
  await render(<HeartButton entry={entry} />, { wrapper })
  heart.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Your bookmarks are still loading.')).toBeVisible()
  endTransaction()
  await expect.element(heart).toHaveAttribute('aria-disabled', 'false')
  await expect.element(heart).toHaveFocus()
  await expectSet(false)
  expect(await storedRecords()).toEqual([])
})

test('Undo restores a bookmark as it was; a heart that is set again stores the shown entry, with the old note', async () => {
  const old = { ...noted, hdurl: 'https://gone.example/', rating: 5, createdAt: new Date(1e12) }
  await renderHeart(old)
  await userEvent.keyboard('b')
  await expectSet(false)
  await undo.click()
  await expectSet(true)
  expect(await storedRecords()).toEqual([old])
  for (const isSet of [false, true]) {
    await heart.click()
    await expectSet(isSet)
    await expect.element(undo).toHaveLength(isSet ? 0 : 1)
  }
  const [record] = await storedRecords()
  expect(record).toEqual({ ...entry, note: 'Mine', createdAt: expect.any(Date) })
  expect(Number(record?.['createdAt'])).toBeGreaterThan(Date.now() - 60_000)
})

test('While bookmarks can’t be read, a heart adds a removed bookmark again, with its note', async () => {
  await renderHeart(noted)
  await heart.click()
  await expect.element(undo).toBeVisible()
  const failing = failOn('getAllKeys')
  // Another tab bookmarks the day again.
  await putSilently(recordOf(entry.date))
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => alert).toHaveBeenCalledOnce()
  failing.mockRestore()
  await heart.click()
  await expectSet(true)
  await expect.poll(storedRecords).toMatchObject([{ note: 'Mine' }])
  await expect.element(undo).not.toBeInTheDocument()
})

test('The result of pressing B is announced, unless the heart has the focus', async () => {
  await renderHeart()
  const announcement = page.getByText('Bookmarked.')
  await userEvent.keyboard('b')
  await expect.element(announcement).toBeInTheDocument()
  await userEvent.keyboard('b')
  await expect.element(page.getByRole('status').getByText('removed')).toBeVisible()
  heart.element().focus()
  await userEvent.keyboard('b')
  await expectSet(true)
  await expect.element(announcement).not.toBeInTheDocument()
})

/** Aborts transactions after their requests have succeeded, as a failing disk does. */
function failLater() {
  const { put } = IDBObjectStore.prototype
  const spy = vi.spyOn(IDBObjectStore.prototype, 'put')
  return spy.mockImplementation(function (this: IDBObjectStore, record) {
    const request = put.call(this, record)
    request.addEventListener('success', () => this.transaction.abort())
    return request
  })
}

test.each([
  ['reading it', () => failOn('get')],
  ['writing it', () => failOn('put')],
  ['committing it', failLater],
])('If %s fails, a heart says so, and nothing is lost', async (_, fail) => {
  const other = recordOf('2024-01-06')
  await renderHeart(other)
  const failing = fail()
  await heart.click()
  const sentence = expect.stringMatching(/^Your bookmarks couldn’t be changed\. ./)
  await expect.poll(() => alert).toHaveBeenCalledExactlyOnceWith(sentence)
  expect(heart.element().getAttribute('aria-pressed')).toBe('false')
  failing.mockRestore()
  expect(await storedRecords()).toEqual([other])
  await heart.click()
  await expectSet(true)
  expect(await storedRecords()).toMatchObject([entry, other])
})

test.each([
  ['A browser is asked to keep the bookmarks', false, 1],
  ['A browser that would ask the visitor is not asked', true, 0],
])('%s once a heart is set', async (_, asksVisitor, calls) => {
  vi.spyOn(CSS, 'supports').mockReturnValue(asksVisitor)
  const persist = vi.spyOn(navigator.storage, 'persist').mockResolvedValue(true)
  await renderHeart()
  for (const isSet of [true, false]) {
    await heart.click()
    await expectSet(isSet)
  }
  expect(persist).toHaveBeenCalledTimes(calls)
})
