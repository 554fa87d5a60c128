import { expect, test } from 'vitest'
import { fullSizeAddress } from './full-size.ts'

const shown = 'https://pictures.example/shown.jpg'
const entry = { date: '2024-01-05', title: 'A Lamp', explanation: 'Lit.', media_type: 'image' }

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
  expect(fullSizeAddress({ ...entry, hdurl }, shown)).toBe(address)
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
  expect(fullSizeAddress({ ...entry, hdurl }, shown)).toBe(shown)
})

test('the shown one’s where there is none', () => {
  expect(fullSizeAddress(entry, shown)).toBe(shown)
})

test.each([
  { title: 'NASA Science' },
  { url: 'https://pictures.example/nasa-logo.png' },
  { explanation: 'Discover the cosmos! Each day another picture.' },
])('the shown one’s of a placeholder, which has nothing of its day: %j', (tell) => {
  const hdurl = 'https://pictures.example/full.jpg'
  expect(fullSizeAddress({ ...entry, ...tell, hdurl }, shown)).toBe(shown)
})
