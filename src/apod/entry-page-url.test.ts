import { expect, test } from 'vitest'
import { entryPageUrl } from './entry-page-url.ts'

test('a day has its page, anything else the archive', () => {
  expect(entryPageUrl({ date: '2024-01-05' })).toBe('https://apod.nasa.gov/apod/ap240105.html')
  expect(entryPageUrl({ date: '1995-06-16' })).toBe('https://apod.nasa.gov/apod/ap950616.html')
  expect(entryPageUrl({ date: '../evil' })).toBe('https://apod.nasa.gov/apod/archivepix.html')
})

test('an entry’s own page comes first, if it is a URL', () => {
  const page = { date: '2024-01-05', permalink: 'http://science.nasa.gov/lamp/' }
  expect(entryPageUrl(page)).toBe('https://science.nasa.gov/lamp/')
  expect(entryPageUrl({ ...page, permalink: 'javascript:alert(1)' })).toMatch(/ap240105/)
})
