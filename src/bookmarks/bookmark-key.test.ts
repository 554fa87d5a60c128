import { expect, test } from 'vitest'
import { keyText, keyTexts, storedKey } from './bookmark-key.ts'

test('keys of every type are distinguished', () => {
  const moment = new Date('2024-01-05')
  const keys = [
    '2024-01-05',
    moment.toJSON(),
    moment,
    17,
    '17',
    Infinity,
    -Infinity,
    ['17'],
    [17],
    Uint8Array.of(1).buffer,
    Uint8Array.of(2).buffer,
  ]
  expect(new Set(keys.map(keyText)).size).toBe(keys.length)
})

test('a day is its own text, which other versions of the page announce', () => {
  expect(keyText('2024-01-05')).toBe('2024-01-05')
})

test('a stored key is found by its text', () => {
  const keys = ['2024-01-05', 7, ['a', 1], new Date(5)]
  expect(keyTexts(keys).map(storedKey)).toEqual(keys)
})
