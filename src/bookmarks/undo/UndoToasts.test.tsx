import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../ui/styles/base.css'
import '../../ui/styles/notice.css'
import { addRecords } from '../actions.ts'
import { lastExport, rememberExport } from '../last-export.ts'
import { getBookmark, seedRecords, storedRecords } from '../../test/bookmark-records.ts'
import { showUndo, undoToasts } from './undo.ts'
import { UndoToasts } from './UndoToasts.tsx'

const undo = page.getByRole('button', { name: 'Undo' })

function UndoToastsBesideOthers() {
  return (
    <>
      {/* As on the screen: a toast that comes moves nothing under the pointer. */}
      <div className="toasts">
        <UndoToasts />
      </div>
      <button type="button">Elsewhere</button>
    </>
  )
}

/** As the list does when a visitor removes it. */
const remove = (date: string, fields = {}) => showUndo(getBookmark(date, fields))

async function showFocusedUndo() {
  remove('2024-01-05')
  await expect.element(undo).toBeVisible()
  undo.element().focus()
}

/** Lets the clocks of the toasts that are shown run on. */
async function passTime(milliseconds: number) {
  // A hover, a change of the focus or of the toast counts with the next frame.
  await new Promise(requestAnimationFrame)
  for (const clock of document.getAnimations()) {
    // Chromium tells of no end before a beginning.
    await clock.ready
    clock.currentTime = Number(clock.currentTime) + milliseconds
  }
}

afterEach(async () => {
  undoToasts.set([])
  await seedRecords()
  localStorage.clear()
})

test('A toast disappears twenty seconds after its last removal', async () => {
  await render(<UndoToastsBesideOthers />)
  // An earlier test may have left the pointer where the toast comes.
  await userEvent.hover(page.getByRole('button', { name: 'Elsewhere' }))
  remove('2024-01-05')
  await expect.element(page.getByText('“The Sky of 2024-01-05” was removed.')).toBeVisible()
  await passTime(15_000)
  remove('2024-01-06')
  await expect.element(page.getByText('2 bookmarks removed.')).toBeVisible()
  await passTime(15_000)
  await expect.element(undo).toBeVisible()
  await passTime(5_100)
  await expect.element(undo).not.toBeInTheDocument()
})

test('A toast stays while the pointer is over it or it has the focus', async () => {
  const screen = await render(<UndoToastsBesideOthers />)
  await showFocusedUndo()
  await passTime(60_000)
  await undo.hover()
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
  await userEvent.tab()
  await expect.element(elsewhere).toHaveFocus()
  await passTime(60_000)
  await expect.element(undo).toBeVisible()
  await elsewhere.click()
  await passTime(20_100)
  await expect.element(undo).not.toBeInTheDocument()
})

test('A toast whose screen was left, with the pointer over it, is there again without the focus, and goes later', async () => {
  const screen = await render(<UndoToastsBesideOthers />)
  await showFocusedUndo()
  await undo.hover()
  await screen.unmount()
  await userEvent.hover(document.body, { position: { x: 1, y: 1 } })
  await passTime(60_000)
  await render(<UndoToastsBesideOthers />)
  await expect.element(undo).toBeVisible()
  await expect.element(undo).not.toHaveFocus()
  await passTime(20_100)
  await expect.element(undo).not.toBeInTheDocument()
})

test('A toast that offers nothing any more goes, though the pointer is over it and it has the focus', async () => {
  await render(<UndoToastsBesideOthers />)
  remove('2024-01-05')
  await undo.click()
  const restored = page.getByText('restored.')
  await expect.element(restored).toBeVisible()
  expect(document.activeElement?.contains(restored.element())).toBe(true)
  await passTime(20_100)
  await expect.element(restored).not.toBeInTheDocument()
})

test('Undo that fails is alerted with the error’s text, its name once, and offered again', async () => {
  const alerts = vi.spyOn(globalThis, 'alert').mockImplementation(() => {})
  const { add } = IDBObjectStore.prototype
  IDBObjectStore.prototype.add = () => {
    throw new DOMException('QuotaExceededError no room left', 'QuotaExceededError')
  }
  await render(<UndoToastsBesideOthers />)
  remove('2024-01-05')
  await undo.click()
  await expect
    .poll(() => alerts)
    .toHaveBeenCalledExactlyOnceWith(
      'Your bookmarks could not be changed. QuotaExceededError no room left',
    )
  IDBObjectStore.prototype.add = add
  await undo.click()
  await expect.element(page.getByText('restored.')).toBeVisible()
})

test('A bookmark removed, set and removed again counts once, and Undo restores its last version', async () => {
  await render(<UndoToastsBesideOthers />)
  remove('2024-01-05')
  remove('2024-01-06')
  remove('2024-01-05', { title: 'Told again' })
  await expect.element(page.getByText('2 bookmarks removed.')).toBeVisible()
  await undo.click()
  await expect.element(page.getByText('2 bookmarks restored.')).toBeVisible()
  expect(await storedRecords()).toEqual([
    getBookmark('2024-01-05', { title: 'Told again' }),
    getBookmark('2024-01-06'),
  ])
})

test('Undo counts only what it restored, and overwrites nothing that was bookmarked again before', async () => {
  await render(<UndoToastsBesideOthers />)
  remove('2024-01-05')
  const again = getBookmark('2024-01-05', { title: 'Told again' })
  await addRecords([again])
  await undo.click()
  await expect.element(page.getByText('Already bookmarked again.')).toBeVisible()
  remove('2024-01-05')
  remove('2024-01-06')
  await undo.click()
  await expect.element(page.getByText('1 bookmark restored.')).toBeVisible()
  expect(await storedRecords()).toEqual([again, getBookmark('2024-01-06')])
})

test.each([
  ['forgets an export made since the removal, whose file lacks what comes back', 1000, false],
  ['keeps an export from before the removal', -1000, true],
])('Undo %s', async (_, milliseconds, isKept) => {
  await render(<UndoToastsBesideOthers />)
  remove('2024-01-05')
  rememberExport(new Date(Date.now() + milliseconds))
  vi.setSystemTime(Date.now() + 1000)
  await undo.click()
  await expect.element(page.getByText('restored.')).toBeVisible()
  expect(lastExport() !== undefined).toBe(isKept)
})
