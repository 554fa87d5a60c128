import { expect, test } from 'vitest'
import { mediaOf } from './media.ts'

const entry = { date: '2024-01-05', title: 'A Lamp', explanation: 'Lit.' }

test.each([
  ['image', 'https://apod.nasa.gov/a.jpg', 'picture'],
  ['image', 'https://apod.nasa.gov/a.mp4', 'picture'],
  ['video', 'https://apod.nasa.gov/a.mp4', 'film'],
  ['video', 'https://apod.nasa.gov/A.MOV?x=1', 'film'],
  ['video', 'https://apod.nasa.gov/a.webm', 'film'],
  ['video', 'https://apod.nasa.gov/a.ogv', 'film'],
  ['video', 'https://apod.nasa.gov/a.m4v', 'film'],
  ['video', 'https://www.youtube.com/embed/x', 'player'],
  ['video', 'https://films.example/a.mp4/embed', 'player'],
  ['video', 'https://example.org/?film=a.mp4', 'player'],
  ['other', 'https://apod.nasa.gov/page.html', 'player'],
  ['', 'https://apod.nasa.gov/a.jpg', 'player'],
])('%s at %s is a %s', (media_type, url, kind) => {
  expect(mediaOf({ ...entry, media_type, url })).toMatchObject(
    kind === 'picture' ? { kind, sources: [{ url }] } : { kind, url },
  )
})

test('an entry without a URL has none', () => {
  expect(mediaOf({ ...entry, media_type: 'other' })).toEqual({ kind: 'none' })
  expect(mediaOf({ ...entry, media_type: 'image', url: 'javascript:alert(1)' })).toEqual({
    kind: 'none',
  })
})

test('a picture’s possible new URL is tried first only for a bookmark', () => {
  const url = 'https://apod.nasa.gov/apod/image/2401/lamp.jpg'
  const old = { ...entry, media_type: 'image', url }
  expect(mediaOf(old)).toMatchObject({ sources: [{ url }, {}, {}] })
  expect(mediaOf(old, true)).toMatchObject({ sources: [{}, {}, { url }] })
})

test('a film’s still has the width of a card, and is never a stand-in', () => {
  const film = { ...entry, media_type: 'video', url: 'https://a.example/f.mp4' }
  const assets = 'https://assets.science.nasa.gov'
  const poster = (url: string) => mediaOf({ ...film, poster: `${assets}/${url}` })
  expect(poster('content/dam/still.png?w=3000&h=1500')).toMatchObject({
    poster: `${assets}/dynamicimage/assets/still.png?w=1440&h=720`,
  })
  expect(poster('content/dam/still.gif')).toMatchObject({
    poster: `${assets}/content/dam/still.gif`,
  })
  expect(poster('dynamicimage/misc/news-thumbnail.png')).toHaveProperty('poster', undefined)
  expect(poster('dynamicimage/NASA-Meatball-5.png')).toHaveProperty('poster', undefined)
  expect(mediaOf(film)).toHaveProperty('poster', undefined)
})

test('a player’s still is its poster', () => {
  const player = { ...entry, media_type: 'video', url: 'https://players.example/embed/x' }
  const poster = 'https://pictures.example/still.jpg'
  expect(mediaOf({ ...player, poster })).toEqual({ kind: 'player', url: player.url, poster })
  expect(mediaOf(player)).toHaveProperty('poster', undefined)
})
