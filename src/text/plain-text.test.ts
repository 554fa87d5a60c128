import { expect, test } from 'vitest'
import { truncate } from './plain-text.ts'

test.each([
  ['a lamp lit', 6, 'a lamp'],
  ['lamp🔭', 6, 'lamp🔭'],
  ['lamp🔭', 5, 'lamp'],
  ['🔭', 1, ''],
])('The text “%s” cut at %i units is “%s”', (text, length, beginning) => {
  expect(truncate(text, length)).toBe(beginning)
})
