import { flushSync } from 'react-dom'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { requireDay } from '../apod/day.ts'
import { DayTile } from './DayTile.tsx'

const good =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><circle r="1"/></svg>'

const broken = 'data:image/png,broken'

function renderTile(...urls: readonly string[]) {
  const day = requireDay('2024-01-05')
  const sources = urls.map((url) => ({ url }))
  const post = { day, title: 'A Lamp', picture: good, sources, slug: '', dayRank: 1 } as const
  const flags = { isSelected: false, isBookmarked: false, takesFocus: false }
  return render(<DayTile post={post} path="/" {...flags} sizes="9rem" />)
}

test('A tile whose first picture failed keeps the second one when the network is back', async () => {
  const loaded = new Promise((done) => document.addEventListener('load', done, { capture: true }))
  await renderTile(broken, good)
  await loaded
  await new Promise(requestAnimationFrame)
  dispatchEvent(new Event('online'))
  await new Promise(requestAnimationFrame)
  expect(page.getByRole('img', { name: 'A Lamp' })).toHaveAttribute('src', good)
})

test('A tile tries its failed picture again as the tab is seen, at most once a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const tries = () => document.querySelectorAll('img').length
  function seeTab() {
    flushSync(() => dispatchEvent(new Event('visibilitychange')))
    return tries()
  }
  await renderTile(broken)
  await expect.poll(tries).toBe(0)
  expect(seeTab()).toBe(0)
  vi.setSystemTime(Date.now() + 60_000)
  expect(seeTab()).toBe(1)
  await expect.poll(tries).toBe(0)
  expect(seeTab()).toBe(0)
})
