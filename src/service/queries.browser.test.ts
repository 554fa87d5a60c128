import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { startEarlyLookUp } from './look-up.ts'
import { dayQuery, queryClient } from './queries.ts'

test('A date is asked for each time it is chosen, also after an early look-up', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}))
  startEarlyLookUp('1996-05-02').catch(() => {})
  for (const calls of [2, 4]) {
    const observer = new QueryObserver(queryClient, dayQuery('1996-05-02'))
    const close = observer.subscribe(() => {})
    await expect.poll(() => observer.getCurrentResult().isFetching).toBe(false)
    close()
    expect(fetch).toHaveBeenCalledTimes(calls)
  }
})
