import fc from 'fast-check'
import { expect, test } from 'vitest'
import { httpsUrl, webUrl } from './https-url.ts'

test.each([
  ['https://apod.nasa.gov/a.jpg', 'https://apod.nasa.gov/a.jpg'],
  ['http://apod.nasa.gov/a.jpg', 'https://apod.nasa.gov/a.jpg'],
  ['//www.youtube.com/embed/x?rel=0', 'https://www.youtube.com/embed/x?rel=0'],
  [' \thttps://apod.nasa.gov/a.jpg \n', 'https://apod.nasa.gov/a.jpg'],
  ['https://www.youtube.com/embed/x?t=10?rel=0', 'https://www.youtube.com/embed/x?t=10?rel=0'],
])('%j is requested as %s', (text, address) => {
  expect(httpsUrl(text)).toBe(address)
})

test.each([
  '',
  'image/2401/a.jpg',
  '///Users/me/a.mp4',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://exa mple.org/',
  null,
])('%j is not a URL', (text) => {
  expect(httpsUrl(text)).toBeNull()
})

test('a link keeps its scheme, and loses its blanks and its password', () => {
  expect(webUrl(' http://me:secret@a.example/l ')).toBe('http://a.example/l')
  expect(webUrl('//a.example/l')).toBe('https://a.example/l')
  expect(webUrl('javascript:alert(1)')).toBeNull()
})

test('the page’s own origin keeps its scheme, another port does not', () => {
  const own = 'http://127.0.0.1:4173'
  expect(httpsUrl('http://127.0.0.1:4173/a.png', own)).toBe('http://127.0.0.1:4173/a.png')
  expect(httpsUrl('http://127.0.0.1:4174/a.png', own)).toBe('https://127.0.0.1:4174/a.png')
})

test('every text becomes an https URL or null', () => {
  const texts = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.string().map((rest) => `http://${rest}`),
  )
  fc.assert(
    fc.property(texts, (text) => {
      const address = httpsUrl(text)
      expect(address === null || new URL(address).protocol === 'https:').toBe(true)
    }),
  )
})
