import { expect, test } from 'vitest'
import { isPlaceholder, isStandIn } from './placeholder.ts'

const entry = {
  date: '2024-01-05',
  title: 'A Lamp of NASA Science',
  explanation: 'Lit. Discover the cosmos!',
  media_type: 'image',
  url: 'https://a.example/lamp.jpg',
}

test('an entry is not a placeholder, with or without media', () => {
  const { url: _, ...bare } = entry
  expect(isPlaceholder(entry)).toBe(false)
  expect(isPlaceholder(bare)).toBe(false)
})

test.each([
  { title: 'NASA  Science ' },
  { url: 'https://a.example/NASA-logo.svg' },
  { hdurl: 'https://a.example/nasa-logo@2x.png' },
  { url: 'https://a.example/wp-content/themes/nasa/a.png' },
  { explanation: ' \nDiscover the cosmos! Each day a different image.' },
])('%j makes it one', (fields) => {
  expect(isPlaceholder({ ...entry, ...fields })).toBe(true)
})

test('NASA’s logo and its pictures for a missing one are stand-ins', () => {
  expect(isStandIn('https://a.example/NASA-logo@2x.png')).toBe(true)
  expect(isStandIn('https://a.example/wp-content/themes/nasa/a.png')).toBe(true)
  expect(isStandIn('https://a.example/misc/News-Thumbnail.png?w=594')).toBe(true)
  expect(isStandIn('https://a.example/NASA-Meatball-5.png')).toBe(true)
  expect(isStandIn('https://a.example/meatball.png')).toBe(false)
})
