import { expect, test } from 'vitest'
import { truncate } from './plain-text.ts'

test.each([
  ['a lamp lit', 6, 'a lamp'],
  ['lamp🔭', 6, 'lamp🔭'],
  ['lamp🔭', 5, 'lamp'],
  ['two 👩‍👧 here', 6, 'two '],
  ['cafe\u0301', 4, 'caf'],
  ['🔭', 1, ''],
  ['a\u0301\u0302\u0303\u0304', 3, 'a\u0301\u0302'],
  ['half \ud83d', 6, 'half \ud83d'],
])('The text “%s” cut at %i units is “%s”', (text, length, beginning) => {
  expect(truncate(text, length)).toBe(beginning)
})
