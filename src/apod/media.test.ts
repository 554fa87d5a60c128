import { expect, test } from 'vitest'
import { mediaOf } from './media.ts'

test.each([
  ['image', 'https://apod.nasa.gov/a.jpg', 'picture'],
  ['image', 'https://apod.nasa.gov/a.mp4', 'picture'],
  ['video', 'https://apod.nasa.gov/a.mp4', 'film'],
  ['video', 'https://apod.nasa.gov/A.MOV?x=1', 'film'],
  ['video', 'https://apod.nasa.gov/a.webm', 'film'],
  ['video', 'https://apod.nasa.gov/a.ogv', 'film'],
  ['video', 'https://apod.nasa.gov/a.m4v', 'film'],
  ['video', 'https://www.youtube.com/embed/x', 'player'],
  ['video', 'https://example.org/?film=a.mp4', 'player'],
  ['other', 'https://apod.nasa.gov/page.html', 'player'],
  ['', 'https://apod.nasa.gov/a.jpg', 'player'],
])('%s at %s is a %s', (media_type, url, kind) => {
  expect(mediaOf({ media_type, url })).toEqual({ kind, address: url })
})

test('an entry without an address has none', () => {
  expect(mediaOf({ media_type: 'other' })).toEqual({ kind: 'none' })
  expect(mediaOf({ media_type: 'image', url: 'javascript:alert(1)' })).toEqual({ kind: 'none' })
})
