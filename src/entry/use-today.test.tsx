import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useToday } from './use-today.ts'

afterEach(() => void vi.useRealTimers())

function Today() {
  return <p>{useToday()}</p>
}

test('Today follows New York’s calendar at each midnight, after a sleep, and when the tab is seen again', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T23:59:58-05:00') })
  const { container, unmount } = await render(<Today />)
  expect(container.textContent).toBe('2026-11-20')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(container.textContent).toBe('2026-11-21')
  // The computer has slept with the page in sight.
  vi.setSystemTime(new Date('2026-11-24T09:00:00-05:00'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(container.textContent).toBe('2026-11-24')
  vi.setSystemTime(new Date('2026-11-25T09:00:00-05:00'))
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => container.textContent).toBe('2026-11-25')
  await unmount()
  expect(vi.getTimerCount()).toBe(0)
})
