import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { ErrorBoundary } from './ErrorBoundary.tsx'

test('the fallback replaces children that crash, and reset mounts them again', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
  let sound = false
  function Child() {
    if (!sound) throw new Error('unsound')
    return <p>Sound</p>
  }
  const screen = await render(
    <ErrorBoundary
      fallback={(reset) => (
        <button type="button" onClick={reset}>
          Again
        </button>
      )}
    >
      <Child />
    </ErrorBoundary>,
  )
  sound = true
  await screen.getByRole('button', { name: 'Again' }).click()
  await expect.element(screen.getByText('Sound')).toBeVisible()
  expect(complain).toHaveBeenCalled()
  complain.mockRestore()
})
