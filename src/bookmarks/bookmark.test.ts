import { expect, test } from 'vitest'
import { visitorFieldsOf, withVisitorFieldsOf } from './bookmark.ts'

test('A note of blanks alone is none, so that another one takes its place; what is no text stays', () => {
  expect(visitorFieldsOf({ note: ' \n' })).toEqual({})
  expect(withVisitorFieldsOf({ note: ' \n' }, { note: 'Mine' })).toEqual({ note: 'Mine' })
  expect(withVisitorFieldsOf({ note: [] }, { note: 'Mine' })).toEqual({ note: [] })
})
