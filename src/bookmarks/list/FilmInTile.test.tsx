import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { goTo } from '../../navigation/history.ts'
import { close, open } from '../../navigation/layers.ts'
import { FilmInTile } from './FilmInTile.tsx'

const still =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"></svg>'

const lamp = 'about:blank#lamp'

function PlayerInTile({ poster, url = lamp }: { poster?: string | undefined; url?: string }) {
  const [isPlaying, setIsPlaying] = useState(false)
  return (
    <FilmInTile
      entry={{ date: '2024-01-05', title: 'A Lamp', explanation: '', media_type: 'video' }}
      media={{ kind: 'player', url, poster }}
      isPlaying={isPlaying}
      onPlay={() => setIsPlaying(true)}
      onStop={() => setIsPlaying(false)}
      onError={() => {}}
    />
  )
}

test.each([
  ['with a still', still],
  ['without a still', undefined],
])('A player %s has no frame before play is pressed, and then the focus', async (_, poster) => {
  const { container, getByRole } = await render(<PlayerInTile poster={poster} />)
  const play = getByRole('button', { name: 'Play A Lamp' })
  const frames = container.getElementsByTagName('iframe')
  await expect.element(play).toBeVisible()
  expect(container.querySelector('img')?.src).toBe(poster)
  expect(frames).toHaveLength(0)
  await play.click()
  await expect.poll(() => document.activeElement).toBe(frames[0])
  expect(frames[0]).toHaveAttribute('src', lamp)
  expect(frames[0]).toHaveAccessibleName('A Lamp')
  expect(container.querySelector('button, img')).toBeNull()
})

test.each([
  ['https://www.youtube.com/embed/x?rel=0', 'https://www.youtube.com/embed/x?rel=0&autoplay=1'],
  ['https://player.vimeo.com/video/1', 'https://player.vimeo.com/video/1?autoplay=1'],
  ['https://players.example/youtube.com?x', 'https://players.example/youtube.com?x'],
])('One press on the play button of %s plays it', async (url, played) => {
  const { container, getByRole } = await render(<PlayerInTile url={url} />)
  await getByRole('button', { name: 'Play A Lamp' }).click()
  await expect.element(container.querySelector('iframe')).toHaveAttribute('src', played)
})

test('Of two tiles one plays at most, and none goes on where the address has opened a dialog over it', async () => {
  goTo('/bookmarks')
  const { container, getByRole } = await render(
    <>
      <PlayerInTile url="about:blank#1" />
      <PlayerInTile url="about:blank#2" />
    </>,
  )
  const playing = () => [...container.querySelectorAll('iframe')].map(({ src }) => src)
  await getByRole('button').first().click()
  await expect.poll(playing).toEqual(['about:blank#1'])
  await getByRole('button').click()
  await expect.poll(playing).toEqual(['about:blank#2'])
  open('open', '2024-01-05')
  await expect.poll(playing).toEqual([])
  close('open')
  await expect.element(getByRole('button')).toHaveLength(2)
  expect(playing()).toEqual([])
})
