import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FailureNotice } from './FailureNotice.tsx'

test('A press on “Try again” does nothing more while it is being tried', async () => {
  const onTryAgain = vi.fn<() => void>()
  const noticeWith = (isTryingAgain: boolean) => (
    <FailureNotice error={undefined} isTryingAgain={isTryingAgain} onTryAgain={onTryAgain} />
  )
  const { rerender } = await render(noticeWith(false))
  await page.getByRole('button', { name: 'Try again' }).click()
  await rerender(noticeWith(true))
  await page.getByRole('button', { name: 'Loading...' }).click({ force: true })
  expect(onTryAgain).toHaveBeenCalledOnce()
})
