import { expect, test } from 'vitest'
import { slideOf } from './slide.ts'

const entry = { date: '2018-03-17', title: 'A Lamp', explanation: 'Lit.', media_type: 'image' }
const video = { ...entry, media_type: 'video', url: 'https://a.example/f.mp4' }
const image = { ...entry, url: 'https://a.example/a.jpg' }

test('A slideshow shows a picture with its credit and description', () => {
  const described = { ...image, copyright: 'Ann Lee', alt: 'A lamp at dusk.' }
  expect(slideOf(described, 7)).toMatchObject({
    key: '7',
    date: '2018-03-17',
    title: 'A Lamp',
    copyright: '©\u00a0Ann Lee',
    alt: 'A lamp at dusk.',
    picture: { sources: [{ url: image.url }] },
  })
})

test('A slideshow shows the posters of videos, but no placeholders', () => {
  const poster = 'https://a.example/still.jpg'
  const logo = 'https://a.example/News-thumbnail.png'
  expect(slideOf({ ...video, poster })).toMatchObject({ picture: { sources: [{ url: poster }] } })
  for (const unusable of [entry, video, { ...image, url: logo }, { ...video, poster: logo }])
    expect(slideOf(unusable)).toBeUndefined()
})
