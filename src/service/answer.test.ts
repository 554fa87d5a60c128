import { expect, test } from 'vitest'
import { LookUpFailure } from './answer.ts'

test('a failure has its reason and its cause', () => {
  const cause = new Error('no network')
  const failure = new LookUpFailure('network', { cause })
  expect(String(failure)).toBe('LookUpFailure: The look-up failed: network')
  expect([failure.reason, failure.cause]).toEqual(['network', cause])
})
