import { beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from './Dialog.tsx'
import { useShortcut } from './shortcuts.ts'

const onShortcut = vi.fn<(owner: string) => void>()
beforeEach(() => void onShortcut.mockClear())

function ShortcutOwners({ names: [name = '', ...inner] }: { names: readonly string[] }) {
  useShortcut('ArrowLeft', () => onShortcut(name))
  useShortcut(' ', () => onShortcut(name))
  return (
    inner.length > 0 && (
      <Dialog kind="sheet" onClose={() => {}}>
        <ShortcutOwners names={inner} />
      </Dialog>
    )
  )
}

test('A shortcut acts in the front dialog, or on the page if no dialog is open', async () => {
  const screen = await render(<ShortcutOwners names={['page']} />)
  for (const names of [['page'], ['page', 'dialog'], ['page', 'dialog', 'viewer'], ['page']]) {
    await screen.rerender(<ShortcutOwners names={names} />)
    await userEvent.keyboard('{ArrowLeft}')
    expect(onShortcut).toHaveBeenCalledExactlyOnceWith(names.at(-1))
    onShortcut.mockClear()
  }
})

test('A held key counts as one press, and a key with Control, Alt, Meta or Shift as none', async () => {
  await render(<ShortcutOwners names={['page']} />)
  for (const key of ['Control', 'Alt', 'Meta', 'Shift'])
    await userEvent.keyboard(`{${key}>}{ArrowLeft} {/${key}}`)
  expect(onShortcut).not.toHaveBeenCalled()
  await userEvent.keyboard('{ArrowLeft>3/}')
  expect(onShortcut).toHaveBeenCalledOnce()
})

test('A shortcut doesn’t act in a field or on a video, nor does Space on a control', async () => {
  await render(
    <>
      <ShortcutOwners names={['page']} />
      <input />
      <video muted controls aria-label="A video" />
      <button type="button">Other</button>
    </>,
  )
  await page.getByRole('textbox').fill('a')
  await userEvent.keyboard('{ArrowLeft} ')
  await expect.element(page.getByRole('textbox')).toHaveValue(' a')
  page.getByLabelText('A video').element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  page.getByRole('button').element().focus()
  await userEvent.keyboard(' ')
  expect(onShortcut).not.toHaveBeenCalled()
  await userEvent.keyboard('{ArrowLeft}')
  expect(onShortcut).toHaveBeenCalledOnce()
})
