import { expect, test } from 'vitest'
import { formatDate } from '../apod/calendar.ts'
import { requireDay } from '../apod/day.ts'
import { daySteps } from './dates.ts'

test.each([
  ['1995-06-16', `The first picture is from ${formatDate('1995-06-16', 'long')}.`, 'nothing'],
  ['2026-11-20', 'nothing', 'The next picture appears shortly after midnight in New York.'],
  ['soon', 'That date doesn’t exist.', 'That date doesn’t exist.'],
])('On %s, Previous says “%s” and Next says “%s”', (date, ...reasons) => {
  const { previous, next } = daySteps(date, requireDay('2026-11-20'))
  expect([previous, next].map((step) => step.disabledReason ?? 'nothing')).toEqual(reasons)
})
