import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { App } from './App.tsx'

test('About opens also where a screen has crashed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  // Bookmarks asks how wide the window is.
  const failing = vi.spyOn(globalThis, 'matchMedia').mockImplementation(() => {
    throw new Error('The crash of this test')
  })
  await render(<App />)
  await expect.element(page.getByRole('alert')).toHaveTextContent('Something went wrong')
  failing.mockRestore()
  await page.getByRole('button', { name: 'About' }).click()
  await expect.element(page.getByRole('dialog', { name: 'About' })).toBeVisible()
})
