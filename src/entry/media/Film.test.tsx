import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Film } from './Film.tsx'

const entry = { date: '2024-01-05', title: 'A Lamp', explanation: '', media_type: 'video' }

type Kind = 'film' | 'player'

/** A film on the page, and the same one in a dialog over it. */
function Page({ kind, isOpen }: { kind: Kind; isOpen: boolean }) {
  const url = `${location.origin}/mock-api/media/film.webm`
  const film = (
    <Film entry={entry} media={{ kind, url, poster: undefined }} fit="whole" onError={() => {}} />
  )
  return (
    <>
      {isOpen && <Dialog onClose={() => {}}>{film}</Dialog>}
      {film}
    </>
  )
}

test('A film that plays pauses where a dialog covers it, and stands where it was left', async () => {
  const { container, rerender } = await render(<Page kind="film" isOpen={false} />)
  const film = container.querySelector('video')
  if (!film) throw new Error('There is no film.')
  film.muted = true
  await film.play()
  await expect.poll(() => film.currentTime).toBeGreaterThan(0.5)
  await rerender(<Page kind="film" isOpen />)
  expect(film.paused).toBe(true)
  const { currentTime } = film
  await rerender(<Page kind="film" isOpen={false} />)
  expect([film.paused, film.currentTime]).toEqual([true, currentTime])
})

test('A player that a dialog covers is gone, so that it can’t play on, and comes back', async () => {
  const { container, rerender } = await render(<Page kind="player" isOpen={false} />)
  const places = () => [...container.querySelectorAll('iframe')].map((it) => it.closest('dialog'))
  expect(places()).toEqual([null])
  await rerender(<Page kind="player" isOpen />)
  await expect.poll(places).toEqual([container.querySelector('dialog')])
  await rerender(<Page kind="player" isOpen={false} />)
  await expect.poll(places).toEqual([null])
})
