import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from './Dialog.tsx'

const onClose = vi.fn<() => void>()

afterEach(() => vi.clearAllMocks())

async function open(kind: 'sheet' | 'dialog') {
  await render(
    <Dialog kind={kind} aria-label="A lamp" onClose={onClose}>
      <button type="button">Light</button>
    </Dialog>,
  )
}

test('A dialog has the focus when it opens and when the focused control is removed', async () => {
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

test('When Escape is pressed, a sheet asks its owner to close it, and stays until then', async () => {
  await open('sheet')
  document.querySelector('dialog')?.requestClose()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(2)
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

test.each([
  ['sheet', 1],
  ['dialog', 0],
] as const)('A click outside a %s closes it %i times', async (kind, closings) => {
  // On a phone, an entry's dialog fills the window.
  await page.viewport(1280, 768)
  await open(kind)
  const place = page.elementLocator(document.documentElement)
  await place.click({ position: { x: 2, y: 2 }, force: true })
  expect(onClose).toHaveBeenCalledTimes(closings)
})
