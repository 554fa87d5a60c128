import { expect, test } from 'vitest'
import { keyText } from './bookmark-key.ts'

test('keys of every kind that a database takes are told apart', () => {
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
