import { expect, test } from 'vitest'
import { requireDay } from '../../apod/day.ts'
import { daySteps } from '../../navigation/selected-date.ts'
import { lookUpAnnouncement } from './LookUpNotice.tsx'
import type { DayLookUp } from './use-day-look-up.ts'

const rest = { date: '2024-01-06', error: null, isRetrying: false }
const copy = { date: rest.date, title: 'A Lamp', explanation: '', media_type: 'image' }

test.each<[DayLookUp, string]>([
  [{ ...rest, kind: 'saved copy', entry: copy }, 'Showing the saved copy for 2024-01-06.'],
  [{ ...rest, kind: 'refused date' }, 'NASA doesn’t accept the date 2024-01-06.'],
  [{ ...rest, kind: 'nothing' }, ''],
])('%j is announced as %j, and as loading while a visitor tries again', (lookUp, sentence) => {
  expect(lookUpAnnouncement(lookUp)).toBe(sentence)
  expect(lookUpAnnouncement({ ...lookUp, isRetrying: true })).toBe('Loading...')
})

test.each([
  ['1995-06-16', 'The first picture is from 1995-06-16.', undefined],
  ['2026-11-20', undefined, 'The next picture appears shortly after midnight in New York.'],
  ['soon', 'That isn’t a calendar date.', 'That isn’t a calendar date.'],
])('From %s Previous says %j, and Next %j', (date, back, on) => {
  const { previous, next } = daySteps(date, requireDay('2026-11-20'))
  expect([previous.disabledReason, next.disabledReason]).toEqual([back, on])
})
