import { afterEach, beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { goTo } from '../../navigation/history.ts'
import { close, followBackAndEscape, open } from '../../navigation/layers.ts'
import { LayerContext, useAddress } from '../../navigation/use-location.ts'
import { Film } from './Film.tsx'

followBackAndEscape()

const entry = { date: '2024-01-05', title: 'A Lamp', explanation: '', media_type: 'video' }

type Kind = 'film' | 'player'

/** A film on the page, and the same one in the dialog that the address opens. */
function Page({ kind }: { kind: Kind }) {
  const url = `${location.origin}/mock-api/media/film.webm`
  const film = (
    <Film entry={entry} media={{ kind, url, poster: undefined }} fit="whole" onError={() => {}} />
  )
  return (
    <>
      {useAddress().layers.includes('open') && (
        <LayerContext value="open">
          <section>{film}</section>
        </LayerContext>
      )}
      {film}
    </>
  )
}

beforeEach(() => goTo('/dateview'))
afterEach(() => goTo('/bookmarks'))

test('A film that plays pauses where a dialog covers it, and stands where it was left', async () => {
  const { container } = await render(<Page kind="film" />)
  const film = container.querySelector('video')
  if (!film) throw new Error('There is no film.')
  film.muted = true
  await film.play()
  await expect.poll(() => film.currentTime).toBeGreaterThan(0.5)
  open('open')
  await expect.poll(() => film.paused).toBe(true)
  const { currentTime } = film
  close('open')
  await expect.poll(() => container.querySelector('section')).toBeNull()
  expect([film.paused, film.currentTime]).toEqual([true, currentTime])
})

test('A player that a dialog covers is gone, so that it can’t play on, and comes back', async () => {
  const { container } = await render(<Page kind="player" />)
  const places = () => [...container.querySelectorAll('iframe')].map((it) => it.closest('section'))
  expect(places()).toEqual([null])
  open('open')
  await expect.poll(() => container.querySelector('section')).not.toBeNull()
  expect(places()).toEqual([container.querySelector('section')])
  close('open')
  await expect.poll(places).toEqual([null])
})
