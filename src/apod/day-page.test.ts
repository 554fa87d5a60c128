import { expect, test } from 'vitest'
import { dayPage } from './day-page.ts'

test('a day has its page, anything else the archive', () => {
  expect(dayPage('2024-01-05')).toBe('https://apod.nasa.gov/apod/ap240105.html')
  expect(dayPage('1995-06-16')).toBe('https://apod.nasa.gov/apod/ap950616.html')
  expect(dayPage('../evil')).toBe('https://apod.nasa.gov/apod/archivepix.html')
})
