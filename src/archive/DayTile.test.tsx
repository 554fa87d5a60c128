import { flushSync } from 'react-dom'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { requireDay } from '../apod/day.ts'
import { WithProviders } from '../test/WithProviders.tsx'
import { DayTile } from './DayTile.tsx'

test('A tile retries its failed picture when the tab is shown again, at most once a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const tries = () => document.querySelectorAll('img').length
  function seeTab() {
    flushSync(() => dispatchEvent(new Event('visibilitychange')))
    return tries()
  }
  const day = requireDay('2024-01-05')
  const sources = [{ url: 'data:image/png,broken' }]
  const post = { day, title: 'A Lamp', picture: 'broken', sources, slug: '', dayRank: 1 }
  await render(<DayTile day={day} post={post} isSelected={false} sizes="9rem" />, {
    wrapper: WithProviders,
  })
  await expect.poll(tries).toBe(0)
  expect(seeTab()).toBe(0)
  vi.setSystemTime(Date.now() + 60_000)
  expect(seeTab()).toBe(1)
  await expect.poll(tries).toBe(0)
  expect(seeTab()).toBe(0)
})
