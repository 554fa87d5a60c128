import { expect, test } from 'vitest'
import type { Answer } from '../../../service/answer.ts'
import { lookUpSentence } from './look-up-sentence.ts'

const date = '2024-01-06'
const entry = { date: '2024-01-05', title: 'A Lamp', explanation: '', media_type: 'image' }
const rest = { date, entry: undefined, saved: undefined, tryAgain: () => {} }
const code = (number: number): Answer => ({ kind: 'code', code: number })

test.each<[Answer, string]>([
  [{ kind: 'entry', entry }, 'The entry of 2024-01-05 is shown.'],
  [code(404), 'There is no entry for 2024-01-06.'],
  [code(400), 'The service does not accept 2024-01-06.'],
  [code(500), ''],
])('the answer %j is announced as %j', (answer, sentence) => {
  expect(lookUpSentence({ ...rest, state: { status: 'success', answer } })).toBe(sentence)
  // What was known before stays while it is looked up again.
  expect(lookUpSentence({ ...rest, state: { status: 'loading', answer } })).toBe(sentence)
})

test('without an answer, it is loading, or a saved copy is shown, or the notice speaks', () => {
  const failed = { status: 'error' as const, answer: undefined, error: new Error('no') }
  const saved = { entry, isStored: true }
  expect(lookUpSentence({ ...rest, state: { status: 'loading', answer: undefined } })).toBe(
    'Loading.',
  )
  expect(lookUpSentence({ ...rest, saved, state: failed })).toBe(
    'The saved copy of 2024-01-06 is shown.',
  )
  expect(lookUpSentence({ ...rest, state: failed })).toBe('')
})
