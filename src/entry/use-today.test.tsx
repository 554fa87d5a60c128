import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { followToday, useToday } from './use-today.ts'

afterEach(() => void vi.useRealTimers())

function Today() {
  return <p>{useToday()}</p>
}

test('Today follows New York’s calendar at each midnight, and when the tab is seen again', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T23:59:58-05:00') })
  followToday()
  const { container } = await render(<Today />)
  expect(container.textContent).toBe('2026-11-20')
  await vi.advanceTimersByTimeAsync(2000)
  expect(container.textContent).toBe('2026-11-21')
  await vi.advanceTimersByTimeAsync(24 * 60 * 60_000)
  expect(container.textContent).toBe('2026-11-22')
  expect(vi.getTimerCount()).toBe(1)
  // The computer has slept.
  vi.setSystemTime(new Date('2026-11-25T09:00:00-05:00'))
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => container.textContent).toBe('2026-11-25')
  expect(vi.getTimerCount()).toBe(1)
})
