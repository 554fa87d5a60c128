import { expect, test } from 'vitest'
import { addOwnFields, ownFieldsOf } from './visitor-fields.ts'

test('A note of blanks alone is none, so that another one takes its place; what is no text stays', () => {
  expect(ownFieldsOf({ note: ' \n' })).toEqual({})
  expect(addOwnFields({ note: 'Mine' }, { note: ' \n' })).toEqual({ note: 'Mine' })
  expect(addOwnFields({ note: 'Mine' }, { note: [] })).toBeUndefined()
})
