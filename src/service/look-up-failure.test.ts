import { expect, test } from 'vitest'
import { LookUpFailure } from './look-up-failure.ts'

test('a failure has its reasons and its cause', () => {
  const cause = new Error('no network')
  const one = new LookUpFailure('network', { cause })
  expect(String(one)).toBe('LookUpFailure: The look-up failed: network')
  expect([one.reason, one.successor, one.cause]).toEqual(['network', undefined, cause])
  const two = new LookUpFailure('limit', { successor: 'timeout' })
  expect([two.reason, two.successor, two.cause]).toEqual(['limit', 'timeout', undefined])
})
