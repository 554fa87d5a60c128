import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { goTo } from '../navigation/history.ts'
import { makeEntry } from '../test/entries.ts'
import { SlideshowViewer } from './SlideshowViewer.tsx'

const tryAgain = page.getByRole('button', { name: 'Try again' })

const entryOf = (file: string) =>
  makeEntry('2024-01-05', { media_type: 'image', url: `${location.origin}/${file}` })

beforeEach(() => void goTo('/bookmarks?slideshow'))

test('A frame’s only picture is tried again a minute after it has failed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const pictures = [entryOf('missing.png')]
  await render(<SlideshowViewer pictures={pictures} />)
  const tries = () => performance.getEntriesByName(pictures[0]?.url ?? '').length
  await expect.element(tryAgain).toBeVisible()
  const before = tries()
  vi.advanceTimersByTime(60_000)
  await expect.poll(tries).toBe(before + 1)
})

test.each(['Enter', ' '])('A held key pauses a slideshow once: "%s"', async (key) => {
  await render(<SlideshowViewer pictures={[entryOf('icon.svg'), makeEntry('2024-01-06')]} />)
  if (key === 'Enter') page.getByRole('button', { name: 'Pause' }).element().focus()
  await userEvent.keyboard(`{${key}>4/}`)
  await expect.element(page.getByRole('button', { name: 'Play' })).toBeVisible()
})
