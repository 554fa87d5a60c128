import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { goTo } from '../navigation/history.ts'
import { App } from './App.tsx'

test('A crash of About leaves a sentence and a button, and another address shows its screen', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await render(<App />)
  const crashing = vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(() => {
    throw new Error('The crash of this test')
  })
  await userEvent.keyboard('?')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Nothing you saved is lost.')
  await expect.element(page.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  crashing.mockRestore()
  goTo('/nowhere')
  await expect.element(page.getByText("There's nothing here!")).toBeVisible()
})
