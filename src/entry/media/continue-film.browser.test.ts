import { afterEach, expect, test } from 'vitest'
import { continueFilm } from './continue-film.ts'

const url = `${location.origin}/mock-api/media/film.webm`

afterEach(() => document.body.replaceChildren())

/** A film on the page that stands at its second 2. */
async function layFilm() {
  const behind = document.createElement('video')
  behind.src = url
  document.body.append(behind)
  behind.currentTime = 2
  await expect.poll(() => behind.readyState).toBeGreaterThan(1)
  expect(behind.currentTime).toBe(2)
  return behind
}

function filmInDialog(preload: 'none' | 'metadata') {
  const film = document.createElement('video')
  film.preload = preload
  film.src = url
  document.body.append(film)
  return film
}

test('a film of which nothing has arrived leaves the one on the page where it is', async () => {
  const behind = await layFilm()
  const handBack = continueFilm(filmInDialog('none'))
  handBack?.()
  expect(behind.currentTime).toBe(2)
})

test('one that went on hands its place back', async () => {
  const behind = await layFilm()
  const film = filmInDialog('metadata')
  const handBack = continueFilm(film)
  await expect.poll(() => film.currentTime).toBe(2)
  await expect.poll(() => film.readyState).toBeGreaterThan(0)
  film.currentTime = 3
  handBack?.()
  expect(behind.currentTime).toBe(3)
})
