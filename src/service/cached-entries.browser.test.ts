import { expect, test } from 'vitest'
import type { Entry } from '../apod/entry.ts'
import { makeEntry, pictureFields } from '../test/entries.ts'
import { storagePrefix } from '../ui/storage.ts'
import { type Answer, replacesKnownEntry } from './answer.ts'
import { cacheAnswer, readCachedAnswer } from './cached-entries.ts'

const dayOf = (number: number) => new Date(Date.UTC(2024, 0, number)).toISOString().slice(0, 10)

const answerOf = (number: number, fields: Partial<Entry> = {}): Answer => ({
  kind: 'entry',
  entry: makeEntry(dayOf(number), { ...pictureFields, ...fields }),
})
const cacheEntry = (number: number, fields: Partial<Entry> = {}) =>
  cacheAnswer(dayOf(number), answerOf(number, fields))
const storageKey = `${storagePrefix}seen entries`

const old = answerOf(5)

test.each<[string, shown: 'old' | 'new', cached: 'the old' | 'the new' | 'no', Answer]>([
  ['a corrected entry', 'new', 'the new', answerOf(5, { title: 'A Lamp, Corrected' })],
  ['a 404 from all services', 'new', 'no', { kind: 'not found', isSaidByAll: true }],
  ['a 404 from one service', 'old', 'the old', { kind: 'not found' }],
  ['an outage’s entry', 'old', 'the old', answerOf(5, { title: 'Default  Image' })],
  ['a placeholder', 'new', 'no', answerOf(5, { url: 'https://x.example/NASA-Meatball.png' })],
  ['an entry without media', 'new', 'no', answerOf(5, { media_type: 'other', url: '' })],
  ['another day’s entry', 'old', 'the old', answerOf(6)],
])('After %s, the app shows the %s answer, and the cache has %s entry', (...row) => {
  const [, shown, cached, answer] = row
  cacheEntry(5)
  expect(readCachedAnswer(dayOf(5))).toEqual(old)
  cacheAnswer(dayOf(5), answer)
  expect(replacesKnownEntry(dayOf(5), answer)).toBe(shown === 'new')
  const expected = { 'the old': old, 'the new': answer, no: undefined }[cached]
  expect(readCachedAnswer(dayOf(5))).toEqual(expected)
  expect(readCachedAnswer(dayOf(6))).toBeUndefined()
})

test('The cache keeps the last 60 entries', () => {
  for (let number = 1; number <= 60; number += 1) cacheEntry(number)
  cacheEntry(1)
  cacheEntry(61)
  for (const kept of [1, 3, 61]) expect(readCachedAnswer(dayOf(kept))).toEqual(answerOf(kept))
  expect(readCachedAnswer(dayOf(2))).toBeUndefined()
})

const damaged = ['null', '[{"date":', '[null, 5, "2024-01-05", [], {}, {"date":"2024-01-05"}]']
test.each(damaged)('A cache with the damaged content %s is overwritten', (list) => {
  localStorage.setItem(storageKey, list)
  expect(readCachedAnswer(dayOf(5))).toBeUndefined()
  cacheEntry(5)
  expect(readCachedAnswer(dayOf(5))).toEqual(old)
})
