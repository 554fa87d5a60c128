import { expect, test } from 'vitest'
import type { Answer } from '../../service/answer.ts'
import { lookUpSentence } from './look-up-sentence.ts'

const date = '2024-01-06'
const entry = { date: '2024-01-05', title: 'A Lamp', explanation: '', media_type: 'image' }
const rest = {
  date,
  entry: undefined,
  saved: undefined,
  isLoading: false,
  isTryingAgain: false,
  tryAgain: () => {},
}
const code = (number: number): Answer => ({ kind: 'code', code: number })

test.each<[Answer, string]>([
  [{ kind: 'entry', entry }, 'The entry of 2024-01-05 is shown.'],
  [code(404), 'There is no entry for 2024-01-06.'],
  [code(400), 'The service does not accept 2024-01-06.'],
  [code(500), ''],
])('the answer %j is announced as %j', (answer, sentence) => {
  expect(lookUpSentence({ ...rest, state: { status: 'success', answer } })).toBe(sentence)
  // What was known before stays while it is looked up again.
  const loading = { status: 'loading' as const, answer, error: undefined }
  expect(lookUpSentence({ ...rest, state: loading })).toBe(sentence)
  const isTryingAgain = true
  expect(lookUpSentence({ ...rest, isTryingAgain, state: loading })).toBe('Loading.')
})

test('Without an answer, loading or the saved copy is announced, or the notice speaks', () => {
  const failed = { status: 'error' as const, answer: undefined, error: new Error('no') }
  expect(lookUpSentence({ ...rest, state: { ...failed, status: 'loading' } })).toBe('Loading.')
  expect(lookUpSentence({ ...rest, saved: entry, state: failed })).toBe(
    'The saved copy of 2024-01-06 is shown.',
  )
  expect(lookUpSentence({ ...rest, state: failed })).toBe('')
})
