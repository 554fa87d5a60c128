import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { goTo } from '../navigation/history.ts'
import { windows } from '../ui/windows.ts'
import { App } from './App.tsx'

test('About opens also where a screen has crashed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  goTo('/dateview?month=2024-03')
  const { matchMedia } = globalThis
  const failing = vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) => {
    // A wall asks it.
    if (query === windows.narrow) throw new Error('The crash of this test')
    return matchMedia(query)
  })
  await render(<App />)
  await expect.element(page.getByRole('alert')).toHaveTextContent('Something went wrong')
  failing.mockRestore()
  await page.getByRole('button', { name: 'About' }).click()
  await expect.element(page.getByRole('dialog', { name: 'About' })).toBeVisible()
})
