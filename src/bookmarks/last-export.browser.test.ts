import { afterEach, expect, test } from 'vitest'
import { lastExport, rememberExport } from './last-export.ts'

afterEach(() => localStorage.clear())

test('An export made with a clock that is ahead counts as none, until a later one', () => {
  rememberExport(new Date(Date.now() + 60_000))
  expect(lastExport()).toBeUndefined()
  const now = new Date()
  rememberExport(now)
  expect(lastExport()).toEqual(now)
})
