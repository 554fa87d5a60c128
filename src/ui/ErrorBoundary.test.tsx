import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { ErrorBoundary } from './ErrorBoundary.tsx'

test('a message replaces children that crash, and leaves what is beside them', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
  function Child(): never {
    throw new Error('unsound')
  }
  const screen = await render(
    <ErrorBoundary beside={<p>Sound</p>}>
      <Child />
    </ErrorBoundary>,
  )
  await expect.element(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  await expect.element(screen.getByText('Sound')).toBeVisible()
  expect(complain).toHaveBeenCalled()
  complain.mockRestore()
})
