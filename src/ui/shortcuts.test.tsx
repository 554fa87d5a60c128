import { beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from './Dialog.tsx'
import { keyNameOf, useShortcut } from './shortcuts.ts'

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

test('A held key counts as one press, and with Control, Alt, Meta or Shift it doesn’t count', async () => {
  await render(<Owners names={['page']} />)
  for (const key of ['Control', 'Alt', 'Meta', 'Shift'])
    await userEvent.keyboard(`{${key}>}b{Enter}{/${key}}`)
  expect(press).not.toHaveBeenCalled()
  await userEvent.keyboard('{b>3/}')
  expect(press).toHaveBeenCalledOnce()
})

test('The browser handles a key in a field or a video, and Enter on a control', async () => {
  await render(
    <>
      <Owners names={['page']} />
      <input />
      <video muted controls aria-label="A video" />
      <button type="button">Other</button>
    </>,
  )
  await page.getByRole('textbox').fill('a')
  await userEvent.keyboard('b{Enter}')
  await expect.element(page.getByRole('textbox')).toHaveValue('ab')
  page.getByLabelText('A video').element().focus()
  await userEvent.keyboard('b')
  page.getByRole('button').element().focus()
  await userEvent.keyboard('{Enter}')
  expect(press).not.toHaveBeenCalled()
  await userEvent.keyboard('b')
  expect(press).toHaveBeenCalledOnce()
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
