import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  getBookmark,
  holdTransaction,
  seedRecords,
  storedRecords,
} from '../test/bookmark-records.ts'
import { WithBookmarks } from '../test/WithBookmarks.tsx'
import { BookmarksProvider } from './BookmarksProvider.tsx'
import { Heart } from './Heart.tsx'
import { toasts } from './undo/undo.ts'
import { Toasts } from './undo/Toasts.tsx'

const entry = { date: '2024-01-05', title: 'A Lamp', media_type: 'other', explanation: 'Lit.' }
const heart = page.getByRole('button', { name: 'Bookmark' })

afterEach(async () => {
  vi.restoreAllMocks()
  toasts.set([])
  await seedRecords()
})

test('A heart is unset until its bookmark is stored, also while another tab holds the database', async () => {
  await seedRecords()
  await render(<Heart entry={entry} />, { wrapper: WithBookmarks })
  await expect.element(heart).toBeEnabled()
  const endTransaction = await holdTransaction()
  await heart.click()
  // Long enough to be seen, and for whatever does not wait for the database.
  await new Promise((done) => setTimeout(done, 300))
  expect(heart.element().getAttribute('aria-pressed')).toBe('false')
  endTransaction()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  expect(await storedRecords()).toMatchObject([entry])
})

test('A heart can’t be pressed before the bookmarks are read', async () => {
  await render(<Heart entry={entry} />, { wrapper: BookmarksProvider })
  await expect.element(heart).toBeDisabled()
})

test('A heart unset by mistake and set again has its note, today’s entry and a new moment, and Undo goes', async () => {
  await seedRecords([getBookmark(entry.date, { note: 'For the wall', extra: 1 })])
  await render(
    <>
      <Heart entry={entry} />
      <Toasts />
    </>,
    { wrapper: WithBookmarks },
  )
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect.element(undo).toBeVisible()
  await heart.click()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  await expect.element(undo).not.toBeInTheDocument()
  const [record] = await storedRecords()
  expect(record).toEqual({ ...entry, note: 'For the wall', createdAt: expect.any(Date) })
  expect(Number(record?.['createdAt'])).toBeGreaterThan(Date.now() - 60_000)
})

test('Of quick clicks the last one counts', async () => {
  await render(<Heart entry={entry} />, { wrapper: WithBookmarks })
  await expect.element(heart).toBeEnabled()
  for (const [clicks, bookmarks] of [
    [2, 0],
    [5, 1],
    [12, 1],
    [3, 0],
  ] as const) {
    const { click } = HTMLElement.prototype
    for (let time = 0; time < clicks; time += 1) click.call(heart.element())
    await expect.poll(storedRecords).toHaveLength(bookmarks)
    await expect.element(heart).toHaveAttribute('aria-pressed', String(bookmarks === 1))
  }
})

test('What the key B did is announced, unless the heart has the focus', async () => {
  await render(<Heart entry={entry} />, { wrapper: WithBookmarks })
  await expect.element(heart).toBeEnabled()
  const announcement = page.getByRole('status')
  for (const told of ['Bookmarked.', 'Bookmark removed.', 'Bookmarked.']) {
    await userEvent.keyboard('b')
    await expect.element(announcement).toHaveTextContent(told)
  }
  heart.element().focus()
  await userEvent.keyboard('b')
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
  await expect.element(announcement).toBeEmptyDOMElement()
})

test('While the bookmarks can’t be read, a heart only adds', async () => {
  await seedRecords([getBookmark(entry.date)])
  vi.spyOn(globalThis, 'alert').mockImplementation(() => {})
  const getAll = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('try later', 'DataError')
  })
  await render(<Heart entry={entry} />, { wrapper: WithBookmarks })
  await expect.element(heart).toBeEnabled()
  expect(heart.element().getAttribute('aria-pressed')).toBe('false')
  getAll.mockRestore()
  await heart.click()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  expect(await storedRecords()).toEqual([getBookmark(entry.date)])
})

test.each([
  ['asks the browser to keep the bookmarks', false, 1],
  ['does not where the browser would ask the visitor', true, 0],
])('A heart that is set %s', async (_, asksVisitor, times) => {
  await seedRecords()
  vi.spyOn(CSS, 'supports').mockReturnValue(asksVisitor)
  const persist = vi.spyOn(navigator.storage, 'persist').mockResolvedValue(true)
  await render(<Heart entry={entry} />, { wrapper: WithBookmarks })
  await heart.click()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
  expect(persist).toHaveBeenCalledTimes(times)
  vi.restoreAllMocks()
})
