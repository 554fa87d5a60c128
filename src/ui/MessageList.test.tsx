import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { waitForPaint } from '../test/frames.ts'
import { Dialog } from './Dialog.tsx'
import { MessageList } from './MessageList.tsx'
import { showMessage } from './messages.ts'

const undo = page.getByRole('button', { name: 'Undo' })
const field = page.getByRole('textbox', { name: 'Field' })
const sheet = <Dialog kind="sheet" onClose={() => {}} />
const undone: string[] = []

function showMessageWithUndo(lamp: string) {
  const recordUndo = async () => void undone.push(lamp)
  showMessage('added', { title: lamp, undo: recordUndo })
}

async function renderList(width = 1280, height = 720) {
  undone.length = 0
  await page.viewport(width, height)
  await render([<input key="field" aria-label="Field" />, <MessageList key="list" />])
  // An earlier test may have left the pointer where a message appears.
  await userEvent.hover(field)
}

test('A message shows for five seconds, with Undo for twenty, or as long as its caller sets', async () => {
  await renderList()
  const passSeconds = await fakeTime()
  for (const seconds of [5, Infinity]) showMessage('For good.', { seconds }) // The second replaces the first.
  showMessage('The list was copied.')
  showMessageWithUndo('A lamp')
  const text = () => page.getByRole('status').element().textContent
  for (const [seconds, words] of [
    [4, ' For good. The list was copied.A lamp addedUndo'],
    [1, ' For good.A lamp addedUndo'],
    [14, ' For good.A lamp addedUndo'],
    [1, ' For good.'],
    [60, ' For good.'],
  ] as const) {
    await passSeconds(seconds)
    expect(text()).toBe(words)
  }
})

test('In a short window, only the newest message is visible, and each Undo for twenty seconds', async () => {
  await renderList(667, 320)
  const passSeconds = await fakeTime()
  for (const lamp of ['1', '2']) showMessageWithUndo(lamp)
  const text = () => page.getByRole('status').element().textContent
  for (const [seconds, words] of [
    [19, '2 addedUndo'],
    [1, '1 addedUndo'],
    [19, '1 addedUndo'],
    [1, ''],
  ] as const) {
    await passSeconds(seconds)
    expect(text()).toBe(words)
  }
})

test('A message’s time starts again in a dialog that opens, and stands still while the tab is hidden', async () => {
  await renderList()
  const passSeconds = await fakeTime()
  showMessageWithUndo('A lamp')
  await passSeconds(15)
  await render(sheet)
  await passSeconds(15)
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  await passSeconds(60)
  hidden.mockRestore()
  document.dispatchEvent(new Event('visibilitychange'))
  await passSeconds(4)
  await expect.element(undo).toBeVisible()
  await passSeconds(1)
  expect(undo.query()).toBeNull()
})

test('Messages stay while the pointer or the focus is on one of them', async () => {
  await renderList()
  const passSeconds = await fakeTime()
  showMessage('The list was copied.')
  showMessageWithUndo('A lamp')
  await undo.hover()
  await passSeconds(60)
  undo.element().focus()
  await userEvent.hover(field)
  await passSeconds(60)
  expect(page.getByText('The list was copied.').query()).not.toBeNull()
  field.element().focus()
  await passSeconds(21)
  expect(page.getByRole('status').element()).toBeEmptyDOMElement()
})

async function fakeTime() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  return async (seconds: number) => {
    await waitForPaint()
    vi.advanceTimersByTime(seconds * 1000)
    await waitForPaint()
  }
}

test('The three newest messages are visible, and each Undo is for its own message', async () => {
  await renderList()
  const lamps = ['1', '2', '3', '4']
  for (const lamp of lamps) showMessageWithUndo(lamp)
  await expect.element(undo).toHaveLength(3)
  await expect.element(page.getByText('1', { exact: true })).not.toBeInTheDocument()
  for (const _ of lamps) await undo.last().click()
  await expect.element(page.getByText('Undone.')).toBeInTheDocument()
  expect(undone).toEqual(lamps.toReversed())
})

test('A message stays in front when a dialog opens and closes, and is announced once', async () => {
  await renderList()
  showMessageWithUndo('A lamp')
  await expect.element(undo).toBeVisible()
  const announced = undo.element()
  const dialog = await render(sheet)
  await expect.element(page.getByRole('dialog').getByRole('button')).toHaveAccessibleName('Undo')
  expect(announced.checkVisibility({ visibilityProperty: true })).toBe(false)
  await dialog.unmount()
  await expect.element(undo).toBeVisible()
  // A screen reader would announce a new element.
  expect(undo.element()).toBe(announced)
})

test('If Undo fails, an alert shows the error’s text, and Undo can be tried again', async () => {
  await renderList()
  const undoFailingOnce = vi
    .fn<() => Promise<void>>(async () => {})
    .mockRejectedValueOnce(new Error('no room left'))
  showMessage('The lamp was added.', { undo: undoFailingOnce })
  await undo.click()
  const sentence = 'That couldn’t be undone. no room left'
  await expect.poll(() => alert).toHaveBeenCalledExactlyOnceWith(sentence)
  await undo.click()
  await expect.element(undo).not.toBeInTheDocument()
  expect(undoFailingOnce).toHaveBeenCalledTimes(2)
})
