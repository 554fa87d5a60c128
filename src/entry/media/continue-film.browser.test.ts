import { expect, test } from 'vitest'
import { continueFilm } from './continue-film.ts'

function filmOf(preload: 'none' | 'auto') {
  const film = document.createElement('video')
  film.preload = preload
  film.src = `${location.origin}/mock-api/media/film.webm`
  document.body.append(film)
  return film
}

test('A film in the dialog of which nothing has arrived leaves the one on the page where it is', async () => {
  const behind = filmOf('auto')
  behind.currentTime = 2
  await expect.poll(() => behind.readyState).toBeGreaterThan(1)
  expect(behind.currentTime).toBe(2)
  const handBack = continueFilm(filmOf('none'))
  handBack?.()
  expect(behind.currentTime).toBe(2)
  document.body.replaceChildren()
})
