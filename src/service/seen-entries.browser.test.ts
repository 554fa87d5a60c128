import { beforeEach, expect, test, vi } from 'vitest'
import type { Entry } from '../apod/entry.ts'
import type { Answer } from './answer.ts'
import { readSeen, updateSeen } from './seen-entries.ts'
import { ownPrefix } from '../ui/web-storage.ts'

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
  updateSeen(dayOf(number), answerOf(number, fields))
}
const stored = () => Object.keys(localStorage).toSorted()
const nameOf = (number: number) => `${ownPrefix}entry ${dayOf(number)}`

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
])('The answer %j to day %i leaves of a seen entry: %j', (answer, asked, then) => {
  keep(5)
  expect(readSeen(dayOf(5))).toEqual(old)
  updateSeen(dayOf(asked), answer)
  expect(readSeen(dayOf(5))).toEqual(then)
  expect(readSeen(dayOf(6))).toBeUndefined()
})

test('The last 60 entries seen are stored, and all that others have stored', () => {
  const ofOthers = ['character-keys', 'entry 2024-01-05', 'note 2024-01-05', 'entry point']
  for (const name of ofOthers) localStorage.setItem(name, 'off')
  for (let number = 1; number <= 60; number += 1) keep(number)
  keep(1)
  keep(61)
  expect(stored()).toHaveLength(64)
  for (const name of ofOthers) expect(localStorage.getItem(name)).toBe('off')
  expect(stored()).toContain(nameOf(1))
  expect(stored()).not.toContain(nameOf(2))
})

test('Damaged entries are not read, and are removed first', () => {
  // As earlier versions wrote it.
  const early = `999999\nhttps://pictures.example/a.jpg\n\n${JSON.stringify(old)}`
  const ofAnotherDay = JSON.stringify({ seenAt: 1, ...answerOf(9) })
  const dateless = '{"seenAt":1,"entry":{"date":"2024-01-05"}}'
  const damaged = ['', '{}', '{"entry":', dateless, early, 'null', ofAnotherDay]
  for (const [index, text] of damaged.entries()) {
    localStorage.setItem(nameOf(index), text)
    expect(readSeen(dayOf(index))).toBeUndefined()
  }
  for (let number = 11; number <= 70; number += 1) keep(number)
  expect(stored()).toHaveLength(60)
  expect(stored()).not.toContain(nameOf(damaged.length - 1))
})

test('Full or blocked storage shows no message, and full storage keeps no outdated entry', () => {
  keep(5)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  keep(5, { title: 'A Lamp, Corrected' })
  expect(stored()).toEqual([])
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  keep(5)
  updateSeen(dayOf(5), { kind: 'code', code: 404 })
  expect(readSeen(dayOf(5))).toBeUndefined()
})
