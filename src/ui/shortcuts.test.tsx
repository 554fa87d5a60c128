import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Sheet } from './Dialog.tsx'
import { keyOf, setLetterShortcuts, useShortcut } from './shortcuts.ts'

const press = vi.fn<(owner: string) => void>()
beforeEach(() => void press.mockClear())

/** The owners of a key, each in a dialog of the one before. */
function Owners({ names: [name = '', ...inner] }: { names: readonly string[] }) {
  useShortcut('b', () => press(name))
  useShortcut('Enter', () => press(name))
  return (
    <div>
      {inner.length > 0 && (
        <Sheet onClose={() => {}}>
          <Owners names={inner} />
        </Sheet>
      )}
    </div>
  )
}

test('A shortcut belongs to what is in the front dialog, or to the page while none is open', async () => {
  const screen = await render(<Owners names={['page']} />)
  for (const names of [['page'], ['page', 'dialog'], ['page', 'dialog', 'viewer'], ['page']]) {
    await screen.rerender(<Owners names={names} />)
    await userEvent.keyboard('b')
    expect(press).toHaveBeenCalledExactlyOnceWith(names.at(-1))
    press.mockClear()
  }
})

test('A shortcut leaves a press with a modifier, in a field or film, and of Enter on a control to the browser', async () => {
  await render(
    <>
      <Owners names={['page']} />
      <input />
      {/* It is silent. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video controls aria-label="A film" />
      <button type="button">Other</button>
    </>,
  )
  for (const modifier of ['Control', 'Alt', 'Meta', 'Shift'])
    await userEvent.keyboard(`{${modifier}>}b{Enter}{/${modifier}}`)
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

function Keys() {
  useShortcut('b', () => press('b'))
  useShortcut('?', () => press('?'))
  useShortcut('/', () => press('/'))
  useShortcut('ArrowLeft', () => press('←'))
  return null
}

test('With the letters switched off, only a key that types nothing is a shortcut', async () => {
  await render(<Keys />)
  setLetterShortcuts(false)
  await userEvent.keyboard('b?/{ArrowLeft}')
  setLetterShortcuts(true)
  await userEvent.keyboard('?')
  expect(press.mock.calls).toEqual([['←'], ['?']])
})

test('A press that belongs to the composition of a word has none, in the order of Safari’s events, too', () => {
  for (const composing of [{ isComposing: true }, { keyCode: 229 }])
    expect(keyOf(new KeyboardEvent('keydown', { key: 'Escape', ...composing }))).toBe('')
})

test.each([
  ['b', 'KeyB', 'b'],
  ['и', 'KeyB', 'b'],
  ['لا', 'KeyB', 'b'],
  ['х', 'BracketLeft', 'х'],
  ['b', 'KeyN', 'b'],
  ['m', 'Semicolon', 'm'],
  ['é', 'Digit2', 'é'],
  ['.', 'KeyE', '.'],
  ['?', 'Slash', '?'],
])('The key that types %s, %s, is the shortcut %s', (key, code, shortcut) => {
  expect(keyOf(new KeyboardEvent('keydown', { key, code }))).toBe(shortcut)
})
