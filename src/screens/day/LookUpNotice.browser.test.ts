import { expect, test } from 'vitest'
import { formatDate } from '../../apod/calendar.ts'
import { lookUpAnnouncement } from './LookUpNotice.tsx'
import type { DayLookUp } from './use-day-look-up.ts'

const rest = { date: '2024-01-06', error: null, isRetrying: false }
const day = formatDate(rest.date, 'long')
const copy = { date: rest.date, title: 'A Lamp', explanation: '', media_type: 'image' }

test.each<[string, string, DayLookUp]>([
  ['a saved copy', `Showing the picture for ${day}.`, { ...rest, kind: 'saved copy', entry: copy }],
  ['a code that the app has no notice for', '', { ...rest, kind: 'other code' }],
])('A look-up with %s is announced as “%s”, and a retry as “Loading...”', (_, sentence, lookUp) => {
  expect(lookUpAnnouncement(lookUp)).toBe(sentence)
  expect(lookUpAnnouncement({ ...lookUp, isRetrying: true })).toBe('Loading...')
})
