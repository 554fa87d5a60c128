import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { goTo, replaceAddress } from '../navigation/history.ts'
import { recordOf, replaceRecords } from '../test/records.ts'
import { renderAt } from '../test/render-at.tsx'
import { breakpoints } from '../ui/breakpoints.ts'
import { App } from './App.tsx'

const crash = page.getByRole('alert')
const about = page.getByRole('button', { name: 'About' })

test('A crash outside a screen also shows a message', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(globalThis, 'ResizeObserver').mockImplementation(() => {
    throw new Error('The crash of this test')
  })
  await renderAt('/bookmarks')
  await expect.element(crash).toHaveTextContent('Something went wrong on this screen.')
})

test('A crashed screen says so, About still opens, and another address shows its screen', async () => {
  goTo('/dateview?month=2024-03')
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { matchMedia } = globalThis
  const failing = vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) => {
    // A wall uses that media query.
    if (query === breakpoints.narrow) throw new Error('The crash of this test')
    return matchMedia(query)
  })
  await render(<App />)
  await expect.element(crash).toHaveTextContent('Something went wrong')
  failing.mockRestore()
  await about.click()
  await expect.element(page.getByRole('dialog', { name: 'About' })).toBeVisible()
  await expect.element(crash.getByRole('button')).toHaveTextContent('Reload the page')
  goTo('/nowhere')
  await expect.element(page.getByText("There's nothing here!")).toBeVisible()
  expect(document.title).toMatch(/nothing here/)
  const link = page.getByRole('link', { name: 'Show today’s picture' })
  expect(link).toHaveAttribute('href', '/dateview')
})

test('The key ? opens About over an open entry, and Escape closes only About', async () => {
  await replaceRecords([recordOf('2024-01-05')])
  await renderAt('/bookmarks?open=2024-01-05')
  const entry = page.getByRole('dialog', { name: 'The Sky of 2024-01-05' })
  const keys = page.getByRole('dialog', { name: 'About' })
  await expect.element(entry).toBeVisible()
  await userEvent.keyboard('?')
  await expect.element(keys).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(keys).not.toBeInTheDocument()
  await expect.element(entry).toBeVisible()
})

test('About links to the licences and can switch off the single-letter shortcuts', async () => {
  await renderAt('/bookmarks')
  await about.click()
  expect(page.getByRole('link', { name: 'Licences' })).toHaveAttribute('href', '/licences.txt')
  await page.getByText('Keyboard shortcuts').click()
  await page.getByRole('checkbox', { name: 'Single-character shortcuts' }).click()
  for (const key of ['{Escape}', '?']) {
    await userEvent.keyboard(key)
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  }
})

test('About stays open when a search is added to the address, and closes when the screen changes', async () => {
  await renderAt('/bookmarks')
  const keys = page.getByRole('dialog', { name: 'About' })
  await about.click()
  replaceAddress({
    screen: 'bookmarks',
    terms: 'lamp',
    order: 'newest',
    openKey: undefined,
    layers: [],
  })
  await expect.element(keys).toBeVisible()
  goTo('/dateview?date=2024-01-05')
  await expect.element(keys).not.toBeInTheDocument()
  history.back()
  await expect.poll(() => location.search).toBe('?q=lamp')
  await expect.element(keys).not.toBeInTheDocument()
})
