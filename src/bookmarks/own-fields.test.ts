import { expect, test } from 'vitest'
import { addOwnOf, hasOwn } from './own-fields.ts'

test('A note of blanks alone is none, so that another one takes its place; what is no text stays', () => {
  expect(hasOwn({ note: ' \n' })).toBe(false)
  expect(addOwnOf({ note: 'Mine' }, { note: ' \n' })).toEqual({ note: 'Mine' })
  expect(addOwnOf({ note: 'Mine' }, { note: [] })).toBeUndefined()
})
