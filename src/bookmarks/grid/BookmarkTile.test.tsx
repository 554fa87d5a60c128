import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { goTo } from '../../navigation/history.ts'
import { getBookmark, seedRecords, storedRecords } from '../../test/records.ts'
import { readBookmark } from '../bookmark.ts'
import { BookmarkTile } from './BookmarkTile.tsx'
import { FilmInTile } from './FilmInTile.tsx'

const date = '2024-01-05'
const line = page.getByText(date)
const title = page.getByRole('button', { name: 'A Lamp in the Lagoon' })

async function showTile(fields = {}) {
  const record = getBookmark(date, { title: 'A Lamp\n in the Lagoon', ...fields })
  await seedRecords([record])
  const bookmark = readBookmark(record)
  if (!bookmark) throw new Error('It has a key.')
  await render(
    // The list sizes its tiles.
    <div style={{ height: 300 }}>
      <BookmarkTile bookmark={bookmark} isPlaying={false} onPlay={() => {}} />
    </div>,
  )
}

beforeEach(() => goTo('/bookmarks'))

test('Selecting a tile’s words does not open it; Enter does, and a click, which leaves the focus with the title', async () => {
  await showTile()
  await userEvent.dragAndDrop(line, line, {
    sourcePosition: { x: 1, y: 8 },
    targetPosition: { x: 20, y: 8 },
  })
  expect(getSelection()?.toString()).toMatch(/^2/)
  expect(location.search).toBe('')
  title.element().focus()
  await userEvent.keyboard('{Enter}')
  expect(location.search).toBe(`?open=${date}`)
  title.element().blur()
  goTo('/bookmarks')
  await line.click()
  expect(location.search).toBe(`?open=${date}`)
  await expect.element(title).toHaveFocus()
})

test('A tile’s button, and the link in place of a picture that fails, are their own', async () => {
  await showTile({ media_type: 'image', url: `${location.origin}/no-picture` })
  await page.getByRole('link').click()
  await page.getByRole('button', { name: 'Remove bookmark' }).click()
  await expect.poll(storedRecords).toEqual([])
  expect(location.search).not.toContain('open')
})

const still =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"></svg>'
const play = page.getByRole('button', { name: 'Play A Lamp' })

function PlayerInTile({ poster, url = 'about:blank' }: { poster?: string; url?: string }) {
  const [isPlaying, setIsPlaying] = useState(false)
  return (
    <FilmInTile
      entry={{ date, title: 'A Lamp', explanation: '', media_type: 'video' }}
      medium={{ kind: 'player', url, poster }}
      isPlaying={isPlaying}
      onPlay={() => setIsPlaying(true)}
      onError={() => {}}
    />
  )
}

test.each([
  ['https://www.youtube.com/embed/x?rel=0', 'https://www.youtube.com/embed/x?rel=0&autoplay=1'],
  ['https://player.vimeo.com/video/1', 'https://player.vimeo.com/video/1?autoplay=1'],
  ['https://players.example/youtube.com?x', 'https://players.example/youtube.com?x'],
])(
  'The player %s has no frame before play is pressed, and then plays and has the focus',
  async (url, played) => {
    const { container } = await render(<PlayerInTile url={url} poster={still} />)
    const frames = container.getElementsByTagName('iframe')
    await expect.element(play).toBeVisible()
    expect(container.querySelector('img')?.src).toBe(still)
    expect(frames).toHaveLength(0)
    await play.click()
    await expect.poll(() => document.activeElement).toBe(frames[0])
    expect(frames[0]).toHaveAttribute('src', played)
    expect(frames[0]).toHaveAccessibleName('A Lamp')
    expect(container.querySelector('button, img')).toBeNull()
  },
)
