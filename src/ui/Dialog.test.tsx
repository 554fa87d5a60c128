import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
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

/** @returns whether the press may move the focus */
function clickAt(x: number, y: number) {
  const target = document.elementFromPoint(x, y)
  const init = { detail: 1, bubbles: true, cancelable: true }
  const mayFocus = target?.dispatchEvent(new MouseEvent('mousedown', init))
  target?.dispatchEvent(new MouseEvent('click', init))
  return mayFocus
}

function clickIn() {
  const { x, y } = page.getByRole('button').element().getBoundingClientRect()
  return clickAt(x + 1, y + 1)
}

async function waitUntilItTakesClicks() {
  const content = page.getByRole('dialog').element().firstElementChild
  await expect.poll(() => content && getComputedStyle(content).pointerEvents).toBe('auto')
  // The animation's clock may be a frame ahead of an event's.
  await new Promise((done) => setTimeout(done, 100))
}

test('A dialog that has just opened ignores clicks, but no key', async () => {
  await open('sheet')
  expect([clickIn(), clickAt(2, 2)]).toEqual([false, false])
  expect(onPress).not.toHaveBeenCalled()
  await userEvent.keyboard('{Tab}{Enter}')
  expect(onPress).toHaveBeenCalledOnce()
  expect(onClose).not.toHaveBeenCalled()
  await waitUntilItTakesClicks()
  expect(clickIn()).toBe(true)
  expect(onPress).toHaveBeenCalledTimes(2)
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
] as const)('A click beside a %s closes it %i times', async (kind, closings) => {
  // On a phone an entry's dialog fills the window.
  await page.viewport(1280, 768)
  await open(kind)
  await waitUntilItTakesClicks()
  clickAt(2, 2)
  expect(onClose).toHaveBeenCalledTimes(closings)
})

function Closable() {
  const [isOpen, setIsOpen] = useState(true)
  const close = () => setIsOpen(false)
  return (
    <>
      <button type="button" style={{ position: 'fixed', inset: 0 }} onClick={onPress}>
        Behind
      </button>
      {isOpen && (
        <Dialog kind="dialog" aria-label="A lamp" onClose={close}>
          <button type="button" onClick={close}>
            Close
          </button>
        </Dialog>
      )}
    </>
  )
}

test('The second click of a double click that closes a dialog is not for what lies behind; the next click is', async () => {
  await render(<Closable />)
  await waitUntilItTakesClicks()
  await page.getByRole('button', { name: 'Close' }).dblClick({ delay: 60 })
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(onPress).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Behind' }).click({ position: { x: 9, y: 9 } })
  expect(onPress).toHaveBeenCalledOnce()
})
