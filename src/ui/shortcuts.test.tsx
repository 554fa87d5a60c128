import { beforeEach, expect, test, vi } from 'vitest'
import { render, renderHook } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from './Dialog.tsx'
import { keyNameOf, setCharacterShortcuts, useShortcut } from './shortcuts.ts'

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

test('The browser handles a key in a field, an extension’s field or a video, and Enter on a control', async () => {
  await render(
    <>
      <Owners names={['page']} />
      <input />
      <div data-testid="extension" />
      <video muted controls aria-label="A video" />
      <button type="button">Other</button>
    </>,
  )
  await page.getByRole('textbox').fill('a')
  await userEvent.keyboard('b{Enter}')
  await expect.element(page.getByRole('textbox')).toHaveValue('ab')
  const extension = page.getByTestId('extension').element()
  const field = document.createElement('input')
  extension.attachShadow({ mode: 'closed' }).append(field)
  field.focus()
  await userEvent.keyboard('b{Enter}')
  expect(field.value).toBe('b')
  page.getByLabelText('A video').element().focus()
  await userEvent.keyboard('b')
  page.getByRole('button').element().focus()
  await userEvent.keyboard('{Enter}')
  expect(press).not.toHaveBeenCalled()
  await userEvent.keyboard('b')
  expect(press).toHaveBeenCalledOnce()
})

test('With the letters switched off, only keys that type nothing are shortcuts', async () => {
  await renderHook(() => {
    useShortcut('b', () => press('b'))
    useShortcut('?', () => press('?'))
    useShortcut('ArrowLeft', () => press('←'))
  })
  setCharacterShortcuts(false)
  await userEvent.keyboard('b?{ArrowLeft}')
  setCharacterShortcuts(true)
  await userEvent.keyboard('?')
  expect(press.mock.calls).toEqual([['←'], ['?']])
})

test.each<[KeyboardEventInit, string]>([
  [{ key: 'и', code: 'KeyB' }, 'b'],
  [{ key: 'х', code: 'BracketLeft' }, 'х'],
  [{ key: 'b', code: 'KeyN' }, 'b'],
  // As Arabic and Persian keyboards type it.
  [{ key: '؟', code: 'Slash' }, '?'],
  // Pressed while an input method composes a word, in Safari as in the second row.
  [{ key: 'Escape', isComposing: true }, ''],
  [{ key: 'Escape', keyCode: 229 }, ''],
])('The press %j is the shortcut “%s”', (init, shortcut) => {
  expect(keyNameOf(new KeyboardEvent('keydown', init))).toBe(shortcut)
})
