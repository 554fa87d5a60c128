import { expect, test } from 'vitest'
import { truncate } from './plain-text.ts'

test('A shortened text ends with a whole character', () => {
  expect(truncate('lamp🔭 lit', 6)).toBe('lamp🔭')
  expect(truncate('lamp🔭 lit', 5)).toBe('lamp')
})
