import { expect, test } from 'vitest'
import { keyText, keyTexts, storedKey } from './bookmark-key.ts'

test('A number, a moment and a list are not the text that is written like them', () => {
  const moment = new Date('2024-01-05')
  const keys = [moment.toJSON(), moment, 17, '17', ['17'], [17]]
  expect(new Set(keys.map(keyText)).size).toBe(keys.length)
})

test('a day is its own text, which other versions of the page announce', () => {
  expect(keyText('2024-01-05')).toBe('2024-01-05')
})

test('a stored key is found by its text', () => {
  const keys = ['2024-01-05', 7, ['a', 1], new Date(5)]
  expect(keyTexts(keys).map(storedKey)).toEqual(keys)
})
