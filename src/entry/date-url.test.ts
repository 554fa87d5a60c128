import { expect, test } from 'vitest'
import { dateIn, dateUrl } from './date-url.ts'

test.each(['2024-01-05', 'no date & more', 'ü'])('This page’s URL for %j contains it', (date) => {
  expect(dateIn(new URL(dateUrl(date), 'https://a.example').search)).toBe(date)
})

test.each(['', '?', '?date=', '?date=%20', '?q=x'])('%j contains no date', (search) => {
  expect(dateIn(search)).toBeNull()
})
