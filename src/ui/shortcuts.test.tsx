import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog } from './dialog/Dialog.tsx'
import { type Shortcut, useShortcuts } from './shortcuts.ts'

const press = vi.fn<(owner: string) => void>()

const shortcuts: readonly Shortcut<string>[] = [{ key: 'b', label: 'Press', run: press }]

/** The owners of a key, each in a dialog of the one before. */
function Owners({ names: [name = '', ...inner] }: { names: readonly string[] }) {
  useShortcuts(shortcuts, name)
  return (
    <div>
      {inner.length > 0 && (
        <Dialog onClose={() => {}}>
          <Owners names={inner} />
        </Dialog>
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
