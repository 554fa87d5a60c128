import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { FilmInTile } from './FilmInTile.tsx'

const still =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"></svg>'

function PlayerInTile({ poster }: { poster: string | undefined }) {
  const [isPlaying, setIsPlaying] = useState(false)
  return (
    <FilmInTile
      entry={{ date: '2024-01-05', title: 'A Lamp', explanation: '', media_type: 'video' }}
      media={{ kind: 'player', url: 'about:blank#lamp', poster }}
      isPlaying={isPlaying}
      onPlay={() => setIsPlaying(true)}
      onError={() => {}}
    />
  )
}

async function showPlayer(poster?: string) {
  const screen = await render(<PlayerInTile poster={poster} />)
  const { container } = screen
  return {
    play: screen.getByRole('button', { name: 'Play A Lamp' }),
    frames: container.getElementsByTagName('iframe'),
    stills: container.getElementsByTagName('img'),
  }
}

test('there is no frame, and no still where it has none, before play is pressed, and then it has the focus', async () => {
  const { play, frames, stills } = await showPlayer()
  await expect.element(play).toBeVisible()
  expect(stills).toHaveLength(0)
  expect(frames).toHaveLength(0)
  await play.click()
  await expect.poll(() => document.activeElement).toBe(frames[0])
  expect(frames[0]).toHaveAttribute('src', 'about:blank#lamp')
  expect(frames[0]).toHaveAccessibleName('A Lamp')
  await expect.element(play).not.toBeInTheDocument()
})

test('its still is beneath the button, and goes when the player comes', async () => {
  const { play, stills } = await showPlayer(still)
  expect(stills[0]).toHaveAttribute('src', still)
  await play.click()
  await expect.poll(() => stills.length).toBe(0)
})
