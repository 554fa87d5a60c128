import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { nextFrame } from '../test/frames.ts'
import { Dialog } from './Dialog.tsx'
import { MessageList } from './MessageList.tsx'
import { messages, showMessage } from './messages.ts'

const undo = page.getByRole('button', { name: 'Undo' })
const elsewhere = page.getByRole('textbox', { name: 'Elsewhere' })
const openDialog = <Dialog kind="sheet" onClose={() => {}} />
const undone: string[] = []

function light(lamp: string) {
  const takeBack = async () => void undone.push(lamp)
  showMessage('was lit', { title: lamp, undo: takeBack, undone: `${lamp} is out.` })
}

async function showLine(width = 1280, height = 720) {
  undone.length = 0
  await page.viewport(width, height)
  await render([<input key="field" aria-label="Elsewhere" />, <MessageList key="line" />])
  // An earlier test may have left the pointer where a message appears.
  await userEvent.hover(elsewhere)
}

test('A message shows once, for five seconds, with Undo for twenty, or as long as its caller says', async () => {
  await showLine()
  const pass = await fakeTime()
  for (const seconds of [5, Infinity]) showMessage('For good.', { seconds })
  showMessage('The lamp is out.')
  light('A lamp')
  const said = () => page.getByRole('status').element().textContent
  for (const [seconds, words] of [
    [5, 'For good.The lamp is out.A lampwas litUndo'],
    [1, 'For good.A lampwas litUndo'],
    [14, 'For good.A lampwas litUndo'],
    [1, 'For good.'],
    [60, 'For good.'],
  ] as const) {
    await pass(seconds)
    expect(said()).toBe(words)
  }
})

test.each([
  ['wide', 1280, 720, 3],
  ['low', 667, 320, 1],
])('In a %s window each Undo can be pressed for twenty seconds', async (_, width, height, most) => {
  await showLine(width, height)
  const pass = await fakeTime()
  const lamps = ['1', '2', '3', '4']
  for (const lamp of lamps) light(lamp)
  const seconds = new Map<string, number>()
  while (messages.get().length > 0) {
    await pass(1)
    expect(undo.elements().length).toBeLessThanOrEqual(most)
    const visible = [...document.querySelectorAll('.ui-message')].filter((it) =>
      it.checkVisibility(),
    )
    for (const lamp of visible.map((it) => it.querySelector('b')?.textContent ?? ''))
      seconds.set(lamp, (seconds.get(lamp) ?? 0) + 1)
  }
  expect(lamps.filter((lamp) => (seconds.get(lamp) ?? 0) < 20)).toEqual([])
})

test('A message counts down only in the front dialog, and not while the tab is hidden', async () => {
  await showLine()
  await render(openDialog)
  const pass = await fakeTime()
  light('A lamp')
  const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await pass(60)
  isHidden.mockRestore()
  await pass(20)
  await expect.element(undo).toBeVisible()
  await pass(1)
  expect(undo.query()).toBeNull()
})

test('Messages stay while the pointer or the focus is on one of them', async () => {
  await showLine()
  showMessage('The lamp is out.')
  light('A lamp')
  await undo.hover()
  const pass = await fakeTime()
  await pass(60)
  undo.element().focus()
  await userEvent.hover(elsewhere)
  await pass(60)
  expect(page.getByText('The lamp is out.').query()).not.toBeNull()
  elsewhere.element().focus()
  await pass(21)
  expect(page.getByRole('status').element()).toBeEmptyDOMElement()
})

test('A message that was tapped disappears like the others', async () => {
  await showLine()
  const pass = await fakeTime()
  showMessage('The lamp is out.')
  await pass(0)
  const message = page.getByText('The lamp is out.').element()
  // A tap on a phone also sends mouse events, and the emulated mouse never leaves.
  for (const type of ['pointerover', 'pointerout'])
    message.dispatchEvent(new PointerEvent(type, { pointerType: 'touch', bubbles: true }))
  for (const type of ['mouseover', 'mousemove', 'click'])
    message.dispatchEvent(new MouseEvent(type, { bubbles: true }))
  await pass(0)
  await pass(6)
  expect(page.getByRole('status').element()).toBeEmptyDOMElement()
})

async function fakeTime() {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  return async (seconds: number) => {
    await nextFrame()
    vi.advanceTimersByTime(seconds * 1000)
    await nextFrame()
  }
}

test('On a phone no message covers another, or its Undo', async () => {
  await showLine(375, 667)
  light('A lamp '.repeat(30))
  showMessage('The first lamp is the oldest one, and none before it was ever lit here.')
  light('Another lamp')
  await expect.element(undo).toHaveLength(2)
  const boxes = [...document.querySelectorAll('.ui-message')].map((it) =>
    it.getBoundingClientRect(),
  )
  for (const [index, { bottom }] of boxes.entries())
    expect(bottom).toBeLessThanOrEqual(boxes[index + 1]?.top ?? 667)
  for (const button of undo.elements()) {
    const { left, right, top } = button.getBoundingClientRect()
    expect(document.elementFromPoint(left + 5, top + 5)).toBe(button)
    expect(right).toBeLessThan(375)
  }
})

test('The three newest messages show, and Control+Z undoes one after the other and announces only that', async () => {
  await showLine()
  const lamps = ['1', '2', '3', '4']
  for (const lamp of lamps) light(lamp)
  await expect.element(undo).toHaveLength(3)
  await expect.element(page.getByText('1', { exact: true })).not.toBeInTheDocument()
  for (const left of [3, 2, 1, 0]) {
    const key = left % 2 ? 'Control' : 'Meta'
    await userEvent.keyboard(`{${key}>}z{/${key}}`)
    await expect.element(undo).toHaveLength(left)
    await expect.element(page.getByText(`${left + 1} is out.`)).toBeInTheDocument()
    const moved = page.getByText('1', { exact: true }).query()?.closest('.ui-message')
    if (left > 0) expect(moved).toHaveAttribute('aria-live', 'off')
  }
  expect(undone).toEqual(lamps.toReversed())
})

test('A message stays in front when a dialog opens and closes, and is announced once', async () => {
  await showLine()
  light('A lamp')
  await expect.element(undo).toBeVisible()
  const announced = undo.element()
  const dialog = await render(openDialog)
  await expect.element(page.getByRole('dialog').getByRole('button')).toHaveAccessibleName('Undo')
  expect(announced.checkVisibility({ visibilityProperty: true })).toBe(false)
  await dialog.unmount()
  await expect.element(undo).toBeVisible()
  // A screen reader would announce another element.
  expect(undo.element()).toBe(announced)
})

test('A field keeps its own Control+Z, and gets the focus back after Undo by key', async () => {
  await showLine()
  light('A lamp')
  await elsewhere.fill('words')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(elsewhere).toHaveValue('')
  expect(undone).toEqual([])
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(undo).not.toBeInTheDocument()
  await expect.element(elsewhere).toHaveFocus()
})

test('If Undo fails, an alert has the error’s text, and Undo is offered again', async () => {
  await showLine()
  const takeBack = vi
    .fn<() => Promise<void>>(async () => {})
    .mockRejectedValueOnce(new Error('no room left'))
  showMessage('The lamp is lit.', { undo: takeBack })
  await undo.click()
  const sentence = 'That couldn’t be undone. no room left'
  await expect.poll(() => alert).toHaveBeenCalledExactlyOnceWith(sentence)
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(undo).not.toBeInTheDocument()
  expect(takeBack).toHaveBeenCalledTimes(2)
})
