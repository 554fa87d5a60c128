import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { goTo } from '../navigation/history.ts'
import { renderAt } from '../test/render-at.tsx'
import { breakpoints } from '../ui/breakpoints.ts'
import { App } from './App.tsx'

const crashAlert = page.getByRole('alert')
const about = page.getByRole('button', { name: 'About' })

test('After a screen has crashed, an alert shows, and About and other screens still work', async () => {
  goTo('/dateview?month=2024-03&slideshow')
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { matchMedia } = globalThis
  const failing = vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) => {
    // Every wall uses this media query.
    if (query === breakpoints.narrowWall) throw new Error('The crash of this test')
    return matchMedia(query)
  })
  await render(<App />)
  await expect.element(crashAlert).toHaveTextContent('Something went wrong')
  failing.mockRestore()
  await about.click()
  await expect.element(page.getByRole('dialog', { name: 'About' })).toBeVisible()
  const reload = crashAlert.getByRole('link', { name: 'Reload the page' })
  expect(reload).toHaveAttribute('href', '/dateview?month=2024-03')
  goTo('/nowhere')
  await expect.element(page.getByText("There's nothing here!")).toBeVisible()
  expect(document.title).toMatch(/nothing here/)
  const link = page.getByRole('link', { name: 'Show today’s picture' })
  expect(link).toHaveAttribute('href', '/dateview')
})

test('About stays open after a double click, and closes when the screen changes', async () => {
  await renderAt('/bookmarks?q=lamp')
  const dialog = page.getByRole('dialog', { name: 'About' })
  await about.dblClick()
  await expect.element(dialog).toBeVisible()
  goTo('/dateview?date=2024-01-05')
  await expect.element(dialog).not.toBeInTheDocument()
})
