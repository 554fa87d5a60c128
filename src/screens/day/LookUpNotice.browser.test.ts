import { expect, test } from 'vitest'
import { formatDate } from '../../apod/calendar.ts'
import { requireDay } from '../../apod/day.ts'
import { daySteps } from '../../navigation/selected-date.ts'
import { lookUpAnnouncement } from './LookUpNotice.tsx'
import type { DayLookUp } from './use-day-look-up.ts'

const rest = { date: '2024-01-06', error: null, isRetrying: false }
const day = formatDate(rest.date, 'long')
const copy = { date: rest.date, title: 'A Lamp', explanation: '', media_type: 'image' }

test.each<[DayLookUp, string]>([
  [{ ...rest, kind: 'saved copy', entry: copy }, `Showing the saved copy for ${day}.`],
  [{ ...rest, kind: 'refused date' }, `NASA doesn’t accept the date ${day}.`],
  [{ ...rest, kind: 'nothing' }, ''],
])('%j is announced as %j, and as loading while a visitor tries again', (lookUp, sentence) => {
  expect(lookUpAnnouncement(lookUp)).toBe(sentence)
  expect(lookUpAnnouncement({ ...lookUp, isRetrying: true })).toBe('Loading...')
})

test.each([
  ['1995-06-16', `The first picture is from ${formatDate('1995-06-16', 'long')}.`, undefined],
  ['2026-11-20', undefined, 'The next picture appears shortly after midnight in New York.'],
  ['soon', 'That date doesn’t exist.', 'That date doesn’t exist.'],
])('From %s Previous says %j, and Next %j', (date, back, on) => {
  const { previous, next } = daySteps(date, requireDay('2026-11-20'))
  expect([previous.disabledReason, next.disabledReason]).toEqual([back, on])
})
