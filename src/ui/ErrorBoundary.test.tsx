import { useEffect } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { ErrorBoundary } from './ErrorBoundary.tsx'

const onMount = vi.fn<() => void>()
const onReload = vi.fn<() => void>()

function Screen({ isBroken }: { isBroken: boolean }) {
  useEffect(onMount, [])
  if (isBroken) throw new Error('The crash of this test')
  return <p>A lamp</p>
}

const at = (address: string, isBroken = false) => (
  <ErrorBoundary resetKey={address} onReload={onReload}>
    <Screen isBroken={isBroken} />
  </ErrorBoundary>
)

test('A crashed screen has a button that reloads, and tries again at another address, where it may crash again, and mounts once elsewhere', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const screen = await render(at('/a'))
  await screen.rerender(at('/b'))
  expect(onMount).toHaveBeenCalledOnce()
  const crashed = screen.getByRole('alert')
  for (const address of ['/c', '/d']) {
    await screen.rerender(at(address, true))
    await expect.element(crashed).toHaveTextContent('Something went wrong')
  }
  await screen.rerender(at('/d'))
  await expect.element(crashed).toBeVisible()
  await screen.getByRole('button', { name: 'Reload the page' }).click()
  expect(onReload).toHaveBeenCalledOnce()
  await screen.rerender(at('/e'))
  await expect.element(screen.getByText('A lamp')).toBeVisible()
})
