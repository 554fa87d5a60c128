import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { requireDay } from '../../apod/day.ts'
import { daySteps } from './day-steps.ts'
import { LookUpOutcome, lookUpSentence } from './LookUpOutcome.tsx'
import type { DayLookUp } from './use-day-look-up.ts'

const entry = { date: '2024-01-05', title: 'A Lamp', explanation: '', media_type: 'image' }
const rest = { date: '2024-01-06', error: null, isTryingAgain: false }

test.each<[DayLookUp, string]>([
  [{ ...rest, kind: 'loading' }, 'Loading.'],
  [{ ...rest, kind: 'entry', entry }, 'The entry of 2024-01-05 is shown.'],
  [{ ...rest, kind: 'saved', entry }, 'The saved copy of 2024-01-06 is shown.'],
  [{ ...rest, kind: 'not found' }, 'There is no entry for 2024-01-06.'],
  [{ ...rest, kind: 'invalid' }, 'The service does not accept 2024-01-06.'],
  [{ ...rest, kind: 'nothing' }, ''],
])(
  'the look-up %j is announced as %j, and as loading while a visitor tries again',
  (lookUp, sentence) => {
    expect(lookUpSentence(lookUp)).toBe(sentence)
    expect(lookUpSentence({ ...lookUp, isTryingAgain: true })).toBe('Loading.')
  },
)

test('An entry of another day than was asked for has a notice', () => {
  const lookUp: DayLookUp = { ...rest, kind: 'entry', entry }
  const steps = daySteps(rest.date, requireDay(rest.date), () => {})
  const notice = renderToStaticMarkup(
    createElement(LookUpOutcome, { lookUp, steps, isToday: false }),
  )
  expect(notice).toContain('NASA sent a different day’s picture (2024-01-05).')
})
