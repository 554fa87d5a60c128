import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from './Dialog.tsx'

const onClose = vi.fn<() => void>()

afterEach(() => vi.clearAllMocks())

async function renderDialog(kind: 'sheet' | 'entry') {
  await render(
    <Dialog kind={kind} aria-label="A lamp" onClose={onClose}>
      <button type="button">Light</button>
    </Dialog>,
  )
}

test('A dialog gets the focus when it opens, and when its focused control is removed', async () => {
  await renderDialog('entry')
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toHaveFocus()
  expect(dialog).not.toHaveAttribute('tabindex')
  await userEvent.keyboard('{Tab}')
  const button = page.getByRole('button').element()
  expect(document.activeElement).toBe(button)
  button.remove()
  await expect.element(dialog).toHaveFocus()
})

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Android’s Back', () => document.querySelector('dialog')?.requestClose()],
])('A sheet calls `onClose` once on %s', async (_, close) => {
  await renderDialog('sheet')
  await close()
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
})

test('A click on a sheet’s edge doesn’t close it', async () => {
  await renderDialog('sheet')
  await page.getByRole('dialog').click({ position: { x: 3, y: 9 } })
  expect(onClose).not.toHaveBeenCalled()
})

test.each([
  ['outside a sheet closes it', 'sheet', 1],
  ['at the edge of an entry’s dialog doesn’t close it', 'entry', 0],
] as const)('A click %s', async (_, kind, closings) => {
  await renderDialog(kind)
  const root = page.elementLocator(document.documentElement)
  await root.click({ position: { x: 2, y: 2 }, force: true })
  expect(onClose).toHaveBeenCalledTimes(closings)
})
