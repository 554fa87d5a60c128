import { expect, test } from 'vitest'
import { makeEntry, pictureFields } from '../test/entries.ts'
import { parseAnswer } from './answer.ts'
import { ServiceError, type FailureReason } from './request.ts'

const entry = makeEntry('2024-01-05', pictureFields)

test.each<[number, unknown, 'not found' | 'other code' | FailureReason]>([
  [200, { ...entry, code: 404 }, 'not found'],
  [429, { code: 17 }, 'other code'],
  [200, { code: '404' }, 'down'],
  [200, null, 'down'],
  [301, entry, 'down'],
])('A response with the status %i and the body %j is read as “%s”', (status, body, outcome) => {
  const read = () => parseAnswer({ status, body: JSON.stringify(body) })
  if (outcome === 'not found' || outcome === 'other code') expect(read()).toEqual({ kind: outcome })
  else expect(read).toThrow(new ServiceError(outcome))
})
