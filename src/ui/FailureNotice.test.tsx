import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { FailureNotice } from './FailureNotice.tsx'

test('A second press on “Try again” does nothing while the first retry is running', async () => {
  const onRetry = vi.fn<() => void>()
  const props = { sentence: 'Nothing came.', onRetry }
  const { rerender } = await render(<FailureNotice {...props} isRetrying={false} />)
  await page.getByRole('button', { name: 'Try again' }).click()
  await rerender(<FailureNotice {...props} isRetrying />)
  await page.getByRole('button', { name: 'Loading...' }).click({ force: true })
  expect(onRetry).toHaveBeenCalledOnce()
})
