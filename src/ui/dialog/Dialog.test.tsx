import { StrictMode, useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog } from './Dialog.tsx'

function Opener() {
  const [open, setOpen] = useState(false)
  return (
    <StrictMode>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <Dialog labelledBy="name" onClose={() => setOpen(false)}>
          <h2 id="name">A name</h2>
          <form method="dialog">
            <button type="submit">Close</button>
          </form>
        </Dialog>
      )}
    </StrictMode>
  )
}

test('A dialog is modal and named by its title; Escape and a button in it close it and return the focus', async () => {
  const screen = await render(<Opener />)
  const opener = screen.getByRole('button', { name: 'Open' })
  const dialog = screen.getByRole('dialog', { name: 'A name' })
  for (const close of [
    () => userEvent.keyboard('{Escape}'),
    () => screen.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await opener.click()
    await expect.element(dialog).toBeVisible()
    expect(dialog.element().matches(':modal')).toBe(true)
    await close()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(document.activeElement).toBe(opener.element())
  }
})

test('A dialog that is unmounted returns the focus too', async () => {
  const screen = await render(<Opener />)
  const opener = screen.getByRole('button', { name: 'Open' })
  await opener.click()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await screen.rerender(<p>Gone</p>)
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(document.querySelector(':modal')).toBeNull()
})
