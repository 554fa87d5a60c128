import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from './Dialog.tsx'

const onPress = vi.fn<() => void>()
const onClose = vi.fn<() => void>()

afterEach(() => vi.clearAllMocks())

async function open(kind: 'sheet' | 'dialog') {
  await render(
    <Dialog kind={kind} aria-label="A lamp" onClose={onClose}>
      <button type="button" onClick={onPress}>
        Light
      </button>
    </Dialog>,
  )
}

function clickAt(x: number, y: number) {
  const init = { detail: 1, bubbles: true, cancelable: true }
  const target = document.elementFromPoint(x, y)
  for (const name of ['mousedown', 'click']) target?.dispatchEvent(new MouseEvent(name, init))
}

test('A dialog takes clicks even if a visitor’s style sheet pauses all animations', async () => {
  await render(<style>{'* { animation-play-state: paused !important }'}</style>)
  await open('dialog')
  await page.getByRole('button').click()
  expect(onPress).toHaveBeenCalledOnce()
})

test('A dialog is focused when it opens and when its control is removed, without a tabindex', async () => {
  await open('dialog')
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toHaveFocus()
  expect(dialog).not.toHaveAttribute('tabindex')
  await userEvent.keyboard('{Tab}')
  const button = page.getByRole('button').element()
  expect(document.activeElement).toBe(button)
  button.remove()
  await expect.element(dialog).toHaveFocus()
})

test('At Escape a sheet asks its owner to close it, and stays until then', async () => {
  await open('sheet')
  document.querySelector('dialog')?.requestClose()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(2)
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

test.each([
  ['sheet', 1],
  ['dialog', 0],
] as const)('A click outside of a %s closes it %i times', async (kind, closings) => {
  // On a phone, an entry's dialog fills the window.
  await page.viewport(1280, 768)
  await open(kind)
  clickAt(2, 2)
  expect(onClose).toHaveBeenCalledTimes(closings)
})

const inWindow = { style: { position: 'fixed', inset: 0 }, type: 'button' } as const

function Openable() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button {...inWindow} onClick={() => setIsOpen(true)}>
        Behind
      </button>
      {isOpen && (
        <Dialog kind="dialog" aria-label="A lamp" onClose={onClose}>
          <button {...inWindow} onClick={() => setIsOpen(false)}>
            Within
          </button>
        </Dialog>
      )}
    </>
  )
}

test('The second click of a double click that opens or closes a dialog presses nothing; a later click does', async () => {
  await render(<Openable />)
  const button = (name: string) => page.getByRole('button', { name })
  for (const press of ['dblClick', 'click'] as const) {
    await button('Behind')[press]()
    await expect.element(button('Within')).toBeVisible()
    await button('Within')[press]()
    await expect.element(button('Within')).not.toBeInTheDocument()
  }
})
