import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../../ui/styles/base.css'
import { getBookmark, seedRecords, storedRecords } from '../../../bookmarks/test-records.ts'
import { dismiss, showRemovalElsewhere, showUndo, undoToasts } from './undo.ts'
import { UndoToasts } from './UndoToasts.tsx'

const undo = page.getByRole('button', { name: 'Undo' })

function UndoToastsBesideOthers() {
  return (
    <>
      <UndoToasts />
      <button type="button">Elsewhere</button>
    </>
  )
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})

afterEach(async () => {
  vi.useRealTimers()
  for (const { id } of undoToasts.get()) dismiss(id)
  await seedRecords()
})

test('a toast disappears twenty seconds after its last removal', async () => {
  await render(<UndoToastsBesideOthers />)
  // An earlier test may have left the pointer where the toast comes.
  await userEvent.hover(page.getByRole('button', { name: 'Elsewhere' }))
  showUndo(getBookmark('2024-01-05'), false)
  await expect.element(page.getByText('“The Sky of 2024-01-05” was removed.')).toBeVisible()
  await vi.advanceTimersByTimeAsync(15_000)
  showUndo(getBookmark('2024-01-06'), false)
  await expect.element(page.getByText('2 bookmarks removed.')).toBeVisible()
  await vi.advanceTimersByTimeAsync(15_000)
  await expect.element(undo).toBeVisible()
  await vi.advanceTimersByTimeAsync(5_100)
  await expect.element(undo).not.toBeInTheDocument()
})

test('it stays while the pointer is over it or it has the focus', async () => {
  const screen = await render(<UndoToastsBesideOthers />)
  showUndo(getBookmark('2024-01-05'), true)
  await expect.element(undo).toHaveFocus()
  await vi.advanceTimersByTimeAsync(60_000)
  await undo.hover()
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
  await userEvent.tab()
  await expect.element(elsewhere).toHaveFocus()
  await vi.advanceTimersByTimeAsync(60_000)
  await expect.element(undo).toBeVisible()
  await elsewhere.click()
  await vi.advanceTimersByTimeAsync(1)
  await expect.element(undo).not.toBeInTheDocument()
})

test('a toast whose screen was left, with the pointer over it, does not take the focus again, and goes when its time is over', async () => {
  const screen = await render(<UndoToastsBesideOthers />)
  showUndo(getBookmark('2024-01-05'), true)
  await expect.element(undo).toHaveFocus()
  await undo.hover()
  await screen.unmount()
  await userEvent.hover(document.body, { position: { x: 1, y: 1 } })
  await vi.advanceTimersByTimeAsync(10_000)
  await render(<UndoToastsBesideOthers />)
  await expect.element(undo).toBeVisible()
  await expect.element(undo).not.toHaveFocus()
  await vi.advanceTimersByTimeAsync(10_100)
  await expect.element(undo).not.toBeInTheDocument()
})

test('Undo leaves the focus on its toast, which says what is back', async () => {
  await render(<UndoToastsBesideOthers />)
  showUndo(getBookmark('2024-01-05'), true)
  await undo.click()
  const sentence = page.getByText('“The Sky of 2024-01-05” is back.')
  await expect.element(sentence).toBeVisible()
  expect(document.activeElement?.contains(sentence.element())).toBe(true)
  expect(await storedRecords()).toEqual([getBookmark('2024-01-05')])
})

test('a removal in another tab has its own toast, without Undo', async () => {
  await render(<UndoToastsBesideOthers />)
  showUndo(getBookmark('2024-01-05'), false)
  showRemovalElsewhere('The Moon', false)
  await expect.element(page.getByText('“The Moon” was removed in another tab.')).toBeVisible()
  await expect.element(undo).toHaveLength(1)
})

test('if restoring fails, Undo is offered again', async () => {
  const alerts = vi.spyOn(globalThis, 'alert').mockImplementation(() => {})
  const { add } = IDBObjectStore.prototype
  IDBObjectStore.prototype.add = () => {
    throw new DOMException('no room left', 'UnknownError')
  }
  await render(<UndoToastsBesideOthers />)
  showUndo(getBookmark('2024-01-05'), false)
  await undo.click()
  await vi.waitFor(() => expect(alerts).toHaveBeenCalledOnce())
  IDBObjectStore.prototype.add = add
  await undo.click()
  await expect.element(page.getByText('is back.')).toBeVisible()
})
