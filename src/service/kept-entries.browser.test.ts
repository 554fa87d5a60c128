import { beforeEach, expect, test, vi } from 'vitest'
import type { Entry } from '../apod/entry.ts'
import type { Answer } from './answer.ts'
import { keptAnswers } from './kept-entries.ts'

const dayOf = (number: number) => new Date(Date.UTC(2024, 0, number)).toISOString().slice(0, 10)

const answerOf = (number: number, fields: Partial<Entry> = {}): Answer => ({
  kind: 'entry',
  entry: {
    date: dayOf(number),
    title: 'A Lamp in the Lagoon',
    explanation: 'Light,\nand the lack of it.',
    media_type: 'image',
    url: 'https://pictures.example/lamp.jpg?w=2000&h=1000',
    ...fields,
  },
})
const keep = (number: number, fields: Partial<Entry> = {}) => {
  vi.advanceTimersByTime(1)
  keptAnswers.update(dayOf(number), answerOf(number, fields))
}
const kept = () => Object.keys(localStorage).toSorted()

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
})
const [old, again] = [answerOf(5), answerOf(5, { title: 'A Lamp, Again' })]

test.each<[Answer, asked: number, then: Answer | undefined]>([
  [again, 5, again],
  [{ kind: 'code', code: 404 }, 5, undefined],
  [{ kind: 'code', code: 400 }, 5, undefined],
  [{ kind: 'code', code: 500 }, 5, old],
  [answerOf(5, { title: 'NASA Science' }), 5, old],
  [answerOf(5, { title: 'Default  Image' }), 5, old],
  [answerOf(5, { url: 'https://x.example/NASA-Meatball.png' }), 5, undefined],
  [answerOf(5, { media_type: 'other', url: '' }), 5, undefined],
  // In its outages the service has answered every date with one old entry.
  [again, 6, old],
])('The answer %j to day %i leaves of a kept entry: %j', (answer, asked, then) => {
  keep(5)
  expect(keptAnswers.read(dayOf(5))).toEqual(old)
  keptAnswers.update(dayOf(asked), answer)
  expect(keptAnswers.read(dayOf(5))).toEqual(then)
  expect(keptAnswers.read(dayOf(6))).toBeUndefined()
})

test('The last 60 entries seen are kept, and all that is not an entry', () => {
  localStorage.setItem('character-keys', 'off')
  for (let number = 1; number <= 60; number += 1) keep(number)
  keep(1)
  keep(61)
  expect(kept()).toHaveLength(61)
  expect(localStorage.getItem('character-keys')).toBe('off')
  expect(kept()).toContain(`entry ${dayOf(1)}`)
  expect(kept()).not.toContain(`entry ${dayOf(2)}`)
})

test('Damaged entries are not read, and are removed first', () => {
  // As earlier versions wrote it.
  const early = `999999\nhttps://pictures.example/a.jpg\n\n${JSON.stringify(old)}`
  const ofAnotherDay = JSON.stringify({ seenAt: 1, ...answerOf(9) })
  const dateless = '{"seenAt":1,"entry":{"date":"2024-01-05"}}'
  const damaged = ['', '{}', '{"entry":', dateless, early, 'null', ofAnotherDay]
  for (const [index, text] of damaged.entries()) {
    localStorage.setItem(`entry ${dayOf(index)}`, text)
    expect(keptAnswers.read(dayOf(index))).toBeUndefined()
  }
  for (let number = 11; number <= 70; number += 1) keep(number)
  expect(kept()).toHaveLength(60)
  expect(kept()).not.toContain(`entry ${dayOf(damaged.length - 1)}`)
})

test('Full or blocked storage shows no message, and full storage keeps no outdated entry', () => {
  keep(5)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  keep(5, { title: 'A Lamp, Corrected' })
  expect(kept()).toEqual([])
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  keep(5)
  keptAnswers.update(dayOf(5), { kind: 'code', code: 404 })
  expect(keptAnswers.read(dayOf(5))).toBeUndefined()
})
