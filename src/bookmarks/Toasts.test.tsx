import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { recordOf, failOn, seedRecords, storedRecords } from '../test/records.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { addRecords } from './actions.ts'
import { removeWithUndo, showToast } from './toast-store.ts'
import { Toasts } from './Toasts.tsx'

const days = ['2024-01-04', '2024-01-05', '2024-01-06', '2024-01-07']
const undo = page.getByRole('button', { name: 'Undo' })
const elsewhere = page.getByRole('textbox', { name: 'Elsewhere' })

/** As if so many seconds passed for what is not paused. */
function passTime(seconds: number) {
  for (const animation of document.getAnimations())
    if (animation.playState === 'running')
      animation.currentTime = Number(animation.currentTime) + seconds * 1000
}

const remove = (day: string) => removeWithUndo(day, new MouseEvent('click'))

beforeEach(async () => {
  await seedRecords(days.map((day) => recordOf(day, { odd: [1] })))
  await render(<input aria-label="Elsewhere" />)
  await render(<Toasts />)
  // An earlier test may have left the pointer where a toast comes.
  await userEvent.hover(elsewhere)
})

test('The second click of a double click, on the next bookmark, removes nothing', async () => {
  await remove('2024-01-05')
  const second = new MouseEvent('click', { detail: 2 })
  expect(await removeWithUndo('2024-01-06', second)).toBe(false)
  expect(await storedRecords()).toHaveLength(3)
})

test('A removal’s toast goes after twenty seconds without pointer or focus on it', async () => {
  await remove('2024-01-05')
  const toast = page.getByRole('status')
  await expect.element(toast).toHaveTextContent('The Sky of 2024-01-05removedUndo')
  await undo.hover()
  passTime(60)
  undo.element().focus()
  await userEvent.hover(elsewhere)
  passTime(60)
  elsewhere.element().focus()
  passTime(18)
  await expect.element(undo).toBeVisible()
  passTime(2)
  await expect.element(undo).not.toBeInTheDocument()
})

test('A toast without Undo goes after ten seconds', async () => {
  showToast({ text: 'Said.' })
  const toast = page.getByText('Said.')
  await expect.element(toast).toBeVisible()
  passTime(8)
  await expect.element(toast).toBeVisible()
  passTime(2)
  await expect.element(toast).not.toBeInTheDocument()
})

test('Each removal has its toast; the three newest show, and Control+Z undoes each', async () => {
  const before = await storedRecords()
  for (const day of days) await remove(day)
  await expect.element(undo).toHaveLength(3)
  await expect.element(page.getByText('The Sky of 2024-01-04')).not.toBeVisible()
  for (const left of [3, 2, 1, 0]) {
    const key = left % 2 ? 'Control' : 'Meta'
    await userEvent.keyboard(`{${key}>}z{/${key}}`)
    await expect.poll(storedRecords).toHaveLength(4 - left)
    await expect.element(undo).toHaveLength(left)
  }
  expect(await storedRecords()).toEqual(before)
})

test('Control+Z undoes no removal in a text field, or while a dialog covers the toast', async () => {
  await remove('2024-01-05')
  await elsewhere.fill('words')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(elsewhere).toHaveValue('')
  await expect.element(undo).toBeVisible()
  const dialog = await render(
    <Dialog kind="sheet" onClose={() => {}}>
      A dialog
    </Dialog>,
  )
  await expect.element(undo).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(await storedRecords()).toHaveLength(3)
  await dialog.unmount()
  await expect.element(undo).toBeVisible()
})

test('Undo of what was bookmarked again only adds the note, where there is none', async () => {
  const [again, noted] = days.map((day) => recordOf(day, { title: 'Told again' }))
  await seedRecords(days.slice(0, 2).map((day) => recordOf(day, { note: 'Mine' })))
  for (const day of days.slice(0, 2)) await remove(day)
  await addRecords([{ ...again }, { ...noted, note: 'New' }])
  for (const toast of [undo.last(), undo]) await toast.click()
  await expect.element(undo).not.toBeInTheDocument()
  await expect.poll(storedRecords).toEqual([
    { ...again, note: 'Mine' },
    { ...noted, note: 'New' },
  ])
})

test('A failed removal or Undo is alerted with its error, and can be tried again', async () => {
  const alerts = vi.spyOn(globalThis, 'alert').mockImplementation(() => {})
  const failingRemoval = failOn('get')
  expect(await remove('2024-01-05')).toBe(false)
  failingRemoval.mockRestore()
  expect(await remove('2024-01-05')).toBe(true)
  const failingUndo = failOn('put')
  await undo.click()
  const sentence = ['Your bookmarks could not be changed. QuotaExceededError: no room left']
  await expect.poll(() => alerts.mock.calls).toEqual([sentence, sentence])
  failingUndo.mockRestore()
  await undo.click()
  await expect.poll(storedRecords).toHaveLength(4)
})
