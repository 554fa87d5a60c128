import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { Dialog } from './Dialog.tsx'
import { FailureNotice } from './FailureNotice.tsx'

test('A second press on “Try again” does nothing while the first is at work', async () => {
  const onRetry = vi.fn<() => void>()
  const noticeWith = (isRetrying: boolean) => (
    <FailureNotice sentence="Nothing came." isRetrying={isRetrying} onRetry={onRetry} />
  )
  const { rerender } = await render(noticeWith(false))
  await page.getByRole('button', { name: 'Try again' }).click()
  await rerender(noticeWith(true))
  await page.getByRole('button', { name: 'Loading...' }).click({ force: true })
  expect(onRetry).toHaveBeenCalledOnce()
})

test('A failure behind a dialog is announced when the dialog closes', async () => {
  const alert = page.getByRole('alert', { includeHidden: true })
  const pageWith = (hasDialog: boolean, hasFailed = true) => (
    <>
      {hasFailed && (
        <FailureNotice sentence="Nothing came." isRetrying={false} onRetry={() => {}} />
      )}
      {hasDialog && <Dialog kind="sheet" onClose={() => {}} />}
    </>
  )
  const { rerender } = await render(pageWith(true, false))
  await rerender(pageWith(true))
  await expect.element(page.getByText('Nothing came.')).toBeInTheDocument()
  expect(alert).not.toBeInTheDocument()
  await rerender(pageWith(false))
  await expect.element(alert).toBeVisible()
})
