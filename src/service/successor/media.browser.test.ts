import { expect, test } from 'vitest'
import { readDayPage } from './media.ts'

const [a, b] = ['https://a.example/a.jpg', 'https://a.example/b.jpg']
const film = 'https://a.example/f.mp4'
const player = 'https://player.example/1'
const iframe = (src: string) => `<iframe src="${src}"></iframe>`

const read = (media: string, after = '') =>
  readDayPage(`<h1>Day</h1>${media}<p>Explanation: Lit.${after}`)

test.each(['width="64"', 'height="64"', 'width="16" height="16"'])(
  'a picture with %s is an icon',
  (size) => {
    expect(read(`<img src="${a}" ${size}><img src="${b}" width="65" height="65">`).picture).toBe(b)
  },
)

test.each(['lamp.ico', 'lamp.svg', 'favicon-2.png', 'icons/lamp.png', 'icon-16x16.png'])(
  '%s is an icon',
  (name) => {
    expect(read(`<img src="https://a.example/${name}"><img src="${a}">`).picture).toBe(a)
  },
)

test.each(['lamp.svg.jpg', 'icon.nebula.jpg', 'lexicon_1.jpg'])('%s is no icon', (name) => {
  const url = `https://a.example/${name}`
  expect(read(`<img src="${url}"><img src="${a}">`).picture).toBe(url)
})

test('only a text that begins with ‘Explanation’ ends the media', () => {
  expect(read(`<p>No Explanation yet.</p><img src="${a}">`).picture).toBe(a)
  expect(read('', `<img src="${a}">`).picture).toBeNull()
})

test('a film is looked for on the whole page where there is no picture before the explanation', () => {
  expect(read('', iframe(player)).film).toBe(player)
  expect(read(`<img src="${a}">`, iframe(player)).film).toBeNull()
})

test.each([
  ['https://youtu.be/abc', 'https://www.youtube.com/embed/abc'],
  ['https://www.youtube.com/watch?v=abc&t=1', 'https://www.youtube.com/embed/abc'],
])('the page %s, which refuses to be framed, becomes the player %s', (url, framed) => {
  expect(read(iframe(url)).film).toBe(framed)
})

test('a film on somebody’s disk, and what is there for the scriptless, are passed over', () => {
  expect(read(`<source src="///Users/a/f.mp4"><source src="${film}">`).film).toBe(film)
  expect(read(`<noscript>${iframe('https://t.example/')}</noscript>${iframe(player)}`).film).toBe(
    player,
  )
})

test.each([
  `<img src="http://a.example/a.jpg">`,
  `<img src="https://x.example/NASA-Meatball.png"><img src="${a}">`,
  `<img src="${a}"><img src="${b}">`,
])('the day’s picture is found in %s', (media) => {
  expect(read(media).picture).toBe(a)
})

test('a film file comes before a player', () => {
  expect(read(`${iframe(player)}<video src="${film}"></video>`).film).toBe(film)
  expect(read(`<video src="${film}"></video>${iframe(player)}`).film).toBe(film)
})

test('media that can’t be shown don’t count as first', () => {
  const lost = iframe('///Users/a/f.mp4')
  expect(read(`${lost}<img src="${a}">${iframe(player)}`).isFilmFirst).toBe(false)
  expect(read(`${iframe(player)}<img src="${a}">`).isFilmFirst).toBe(true)
  expect(read(lost).isFilmFirst).toBe(false)
})

test.each([
  'https://a.example/player?v=abc',
  'https://vimeo.com/channels/123',
  'https://vimeo.com/123a',
  'https://www.youtube.com/embed/abc',
])('the player %s stays as it is', (url) => {
  expect(read(iframe(url)).film).toBe(url)
})
