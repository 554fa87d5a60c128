import { beforeEach, expect, test, vi } from 'vitest'
import { render, renderHook } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from './Dialog.tsx'
import { keyNameOf, setLetterShortcuts, useShortcut } from './shortcuts.ts'

const press = vi.fn<(owner: string) => void>()
beforeEach(() => void press.mockClear())

function Owners({ names: [name = '', ...inner] }: { names: readonly string[] }) {
  useShortcut('b', () => press(name))
  useShortcut('Enter', () => press(name))
  return (
    inner.length > 0 && (
      <Dialog kind="sheet" onClose={() => {}}>
        <Owners names={inner} />
      </Dialog>
    )
  )
}

test('A shortcut acts in the front dialog, or on the page while none is open', async () => {
  const screen = await render(<Owners names={['page']} />)
  for (const names of [['page'], ['page', 'dialog'], ['page', 'dialog', 'viewer'], ['page']]) {
    await screen.rerender(<Owners names={names} />)
    await userEvent.keyboard('b')
    expect(press).toHaveBeenCalledExactlyOnceWith(names.at(-1))
    press.mockClear()
  }
})

test('A held key is one press; with Control, Alt, Meta or Shift it is none', async () => {
  await render(<Owners names={['page']} />)
  for (const key of ['Control', 'Alt', 'Meta', 'Shift'])
    await userEvent.keyboard(`{${key}>}b{Enter}{/${key}}`)
  expect(press).not.toHaveBeenCalled()
  await userEvent.keyboard('{b>3/}')
  expect(press).toHaveBeenCalledOnce()
})

test('A key in a field or film, or Enter on a control, is left to the browser', async () => {
  await render(
    <>
      <Owners names={['page']} />
      <input />
      <video muted controls aria-label="A film" />
      <button type="button">Other</button>
    </>,
  )
  await page.getByRole('textbox').fill('a')
  await userEvent.keyboard('b{Enter}')
  await expect.element(page.getByRole('textbox')).toHaveValue('ab')
  page.getByLabelText('A film').element().focus()
  await userEvent.keyboard('b')
  page.getByRole('button').element().focus()
  await userEvent.keyboard('{Enter}')
  expect(press).not.toHaveBeenCalled()
  await userEvent.keyboard('b')
  expect(press).toHaveBeenCalledOnce()
})

test('A key in the field of a browser extension is left to the field', async () => {
  await render(<Owners names={['page']} />)
  for (const mode of ['open', 'closed'] as const) {
    const host = document.createElement('div')
    const field = document.createElement('input')
    document.body.append(host)
    host.attachShadow({ mode }).append(field)
    field.focus()
    await userEvent.keyboard('b{Enter}')
    host.remove()
    expect(field.value).toBe('b')
  }
  expect(press).not.toHaveBeenCalled()
})

test('With the letters switched off, only keys that type nothing are shortcuts', async () => {
  await renderHook(() => {
    useShortcut('b', () => press('b'))
    useShortcut('?', () => press('?'))
    useShortcut('ArrowLeft', () => press('←'))
  })
  setLetterShortcuts(false)
  await userEvent.keyboard('b?{ArrowLeft}')
  setLetterShortcuts(true)
  await userEvent.keyboard('?')
  expect(press.mock.calls).toEqual([['←'], ['?']])
})

test.each<[KeyboardEventInit, string]>([
  [{ key: 'b', code: 'KeyB' }, 'b'],
  [{ key: 'и', code: 'KeyB' }, 'b'],
  [{ key: 'х', code: 'BracketLeft' }, 'х'],
  [{ key: 'b', code: 'KeyN' }, 'b'],
  [{ key: '?', code: 'Slash' }, '?'],
  // As Arabic and Persian keyboards type it.
  [{ key: '؟', code: 'Slash' }, '?'],
  // Pressed while an input method composes a word, in Safari as in the second row.
  [{ key: 'Escape', isComposing: true }, ''],
  [{ key: 'Escape', keyCode: 229 }, ''],
])('The press %j is the shortcut “%s”', (init, shortcut) => {
  expect(keyNameOf(new KeyboardEvent('keydown', init))).toBe(shortcut)
})
