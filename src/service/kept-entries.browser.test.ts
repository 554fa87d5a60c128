import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Entry } from '../apod/entry.ts'
import type { Answer } from './answer.ts'
import { keptAnswers } from './kept-entries.ts'

const dayOf = (number: number) => new Date(Date.UTC(2024, 0, number)).toISOString().slice(0, 10)

const entryOf = (number: number, fields: Partial<Entry> = {}): Entry => ({
  date: dayOf(number),
  title: 'A Lamp in the Lagoon',
  explanation: 'Light,\nand the lack of it.',
  media_type: 'image',
  url: 'https://pictures.example/lamp.jpg?w=2000&h=1000',
  ...fields,
})

const answerOf = (entry: Entry): Answer => ({ kind: 'entry', entry })
const keepEntry = (entry: Entry) => keptAnswers.update(entry.date, answerOf(entry))
const removeKept = (date: string) => keptAnswers.update(date, { kind: 'code', code: 404 })

function readKept(date: string) {
  const answer = keptAnswers.read(date)
  return answer?.kind === 'entry' ? answer.entry : undefined
}

const kept = () => Object.keys(localStorage).toSorted()

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('A kept entry can be read, until it is removed', () => {
  keepEntry(entryOf(5))
  expect(kept()).toEqual(['entry 2024-01-05'])
  expect(readKept('2024-01-05')).toEqual(entryOf(5))
  expect(readKept('2024-01-06')).toBeUndefined()
  removeKept('2024-01-05')
  expect(kept()).toEqual([])
})

test.each<[Partial<Entry>, 'stays' | 'goes']>([
  [{ title: 'NASA Science' }, 'stays'],
  [{ title: 'Default  Image', url: 'https://x.example/default.jpg' }, 'stays'],
  [{ url: 'https://x.example/NASA-Meatball.png' }, 'goes'],
  [{ media_type: 'other', url: '' }, 'goes'],
])('An entry with %j is not kept, and the one kept before %s', (fields, before) => {
  keepEntry(entryOf(5))
  keepEntry(entryOf(5, fields))
  expect(readKept('2024-01-05')).toEqual(before === 'stays' ? entryOf(5) : undefined)
})

test('the last 60 entries seen are kept, and all that is not an entry', () => {
  localStorage.setItem('character-keys', 'off')
  for (let number = 1; number <= 60; number += 1) {
    vi.advanceTimersByTime(1)
    keepEntry(entryOf(number))
  }
  vi.advanceTimersByTime(1)
  keepEntry(entryOf(1))
  vi.advanceTimersByTime(1)
  keepEntry(entryOf(61))
  expect(kept()).toHaveLength(61)
  expect(localStorage.getItem('character-keys')).toBe('off')
  expect(kept()).toContain(`entry ${dayOf(1)}`)
  expect(kept()).not.toContain(`entry ${dayOf(2)}`)
})

test('Damaged entries are not read, and are removed first', () => {
  for (const [index, text] of [
    '',
    '{}',
    '{"entry":',
    '{"seenAt":1,"entry":{"date":"2024-01-05"}}',
    // As earlier versions wrote it.
    `999999\nhttps://pictures.example/a.jpg\n\n${JSON.stringify(entryOf(4))}`,
    'null',
  ].entries()) {
    localStorage.setItem(`entry ${dayOf(index)}`, text)
    expect(readKept(dayOf(index))).toBeUndefined()
  }
  const other = { seenAt: 1, entry: entryOf(9) }
  localStorage.setItem('entry 2024-01-10', JSON.stringify(other))
  expect(readKept('2024-01-10'), 'another day').toBeUndefined()
  for (let number = 11; number <= 70; number += 1) keepEntry(entryOf(number))
  expect(kept()).toHaveLength(60)
  expect(kept()).not.toContain('entry 2024-01-10')
})

test('full or blocked storage shows no message, and full storage keeps no outdated entry', () => {
  keepEntry(entryOf(5))
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  keepEntry(entryOf(5, { title: 'A Lamp, Corrected' }))
  expect(kept()).toEqual([])
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  keepEntry(entryOf(5))
  removeKept('2024-01-05')
  expect(readKept('2024-01-05')).toBeUndefined()
})

const kept5 = entryOf(5)
const new5 = entryOf(5, { title: 'A Lamp, Again' })

test.each<[Answer, asked: string, then: Entry | undefined]>([
  [{ kind: 'code', code: 404 }, '2024-01-05', undefined],
  [{ kind: 'code', code: 400 }, '2024-01-05', undefined],
  [{ kind: 'code', code: 500 }, '2024-01-05', kept5],
  [answerOf(new5), '2024-01-05', new5],
  // In its outages the service has answered every date with one old entry.
  [answerOf(new5), '2024-01-06', kept5],
])('The answer %j to %s leaves as the kept entry: %j', (answer, asked, then) => {
  keptAnswers.update('2024-01-05', answerOf(kept5))
  keptAnswers.update(asked, answer)
  expect(keptAnswers.read('2024-01-05')).toEqual(then && answerOf(then))
  expect(keptAnswers.read('2024-01-06')).toBeUndefined()
})
