import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { requireDay } from '../apod/day.ts'
import { DayTile } from './DayTile.tsx'

const good =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><circle r="1"/></svg>'

test('A tile whose first picture failed keeps the second one when the network is back', async () => {
  const day = requireDay('2024-01-05')
  const sources = [{ url: 'data:image/png,broken' }, { url: good }]
  const post = { day, title: 'A Lamp', picture: good, sources, slug: '', namedBy: 'title' } as const
  const flags = { isSelected: false, isBookmarked: false, takesFocus: false }
  const loaded = new Promise((done) => document.addEventListener('load', done, { capture: true }))
  await render(<DayTile post={post} path="/" {...flags} sizes="9rem" />)
  await loaded
  await new Promise(requestAnimationFrame)
  dispatchEvent(new Event('online'))
  await new Promise(requestAnimationFrame)
  expect(page.getByRole('img', { name: 'A Lamp' })).toHaveAttribute('src', good)
})
