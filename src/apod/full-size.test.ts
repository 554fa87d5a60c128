import { expect, test } from 'vitest'
import { fullSizeAddress } from './full-size.ts'

const shown = 'https://pictures.example/shown.jpg'

test.each([
  ['as it is', 'https://pictures.example/full.jpg', 'https://pictures.example/full.jpg'],
  [
    'without blanks, over https',
    'http://pictures.example/a.png ',
    'https://pictures.example/a.png',
  ],
  [
    'with a query',
    'https://assets.example/dynamicimage/a.jpg?w=3853&h=4070',
    'https://assets.example/dynamicimage/a.jpg?w=3853&h=4070',
  ],
])('the full-size picture’s address: %s', (_, hdurl, address) => {
  expect(fullSizeAddress({ hdurl }, shown)).toBe(address)
})

test.each([
  'https://x.example/a.mov',
  'https://x.example/a.MP4',
  'https://x.example/a.tif?b',
  '',
  ' ',
  'javascript:alert(1)',
  'a.jpg',
])('the shown one’s for %j', (hdurl) => {
  expect(fullSizeAddress({ hdurl }, shown)).toBe(shown)
})

test('the shown one’s where there is none', () => {
  expect(fullSizeAddress({}, shown)).toBe(shown)
})
