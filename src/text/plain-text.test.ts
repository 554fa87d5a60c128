import { expect, test } from 'vitest'
import { truncate } from './plain-text.ts'

test('A shortened text never ends in the middle of a character', () => {
  expect(truncate('lamp🔭 lit', 6)).toBe('lamp🔭')
  expect(truncate('lamp🔭 lit', 5)).toBe('lamp')
})
