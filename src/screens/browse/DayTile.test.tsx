import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { requireDay } from '../../apod/day.ts'
import { WithProviders } from '../../test/WithProviders.tsx'
import { DayTile } from './DayTile.tsx'

test('A tile whose picture fails has no dark badge, and requests it again when the tab is shown', async () => {
  const url = `${location.origin}/missing-tile.png`
  const requestCount = () => performance.getEntriesByName(url).length
  const day = requireDay('2024-01-05')
  const post = { day, title: 'A Lamp', pictureUrl: url, slug: '', dayRank: 1 }
  await render(<DayTile day={day} post={post} wallLabel="5" isSelected={false} />, {
    wrapper: WithProviders,
  })
  await expect.poll(requestCount).toBe(1)
  const badge = page.getByText('5', { exact: true }).element().parentElement
  await expect.element(badge).toHaveStyle({ backgroundColor: 'rgba(0, 0, 0, 0)' })
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(requestCount).toBe(2)
})
