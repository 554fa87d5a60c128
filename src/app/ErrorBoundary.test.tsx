import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { ErrorBoundary } from './ErrorBoundary.tsx'

const onReload = vi.fn<() => void>()

function Screen({ isBroken }: { isBroken: boolean }) {
  if (isBroken) throw new Error('The crash of this test')
  return <p>A lamp</p>
}

const at = (address: string, isBroken: boolean) => (
  <ErrorBoundary resetKey={address} onReload={onReload}>
    <Screen isBroken={isBroken} />
  </ErrorBoundary>
)

test('A crashed screen has a button that reloads, and tries again at another address', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const screen = await render(at('/a', false))
  const crashed = screen.getByRole('alert')
  for (const address of ['/b', '/c']) {
    await screen.rerender(at(address, true))
    await expect.element(crashed).toHaveTextContent('Something went wrong')
  }
  await screen.rerender(at('/c', false))
  await expect.element(crashed).toBeVisible()
  await screen.getByRole('button', { name: 'Reload the page' }).click()
  expect(onReload).toHaveBeenCalledOnce()
  await screen.rerender(at('/d', false))
  await expect.element(screen.getByText('A lamp')).toBeVisible()
})
