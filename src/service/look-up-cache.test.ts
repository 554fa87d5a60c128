import { expect, test, vi } from 'vitest'
import type { Entry } from '../apod/entry.ts'
import type { Answer } from './answer.ts'
import { createLookUpCache } from './look-up-cache.ts'

const entryOf = (date: string, title = date) => ({
  date,
  title,
  explanation: '',
  media_type: 'image',
})
const answerOf = (date: string, title?: string): Answer => ({
  kind: 'entry',
  entry: entryOf(date, title),
})

interface End {
  resolve: (answer: Answer) => void
  reject: (error: Error) => void
}

/** A service that answers when it is told to. */
function service() {
  const calls: { signal: AbortSignal; end: End }[] = []
  const lookUp = (_: string, signal: AbortSignal) =>
    new Promise<Answer>((resolve, reject) => calls.push({ signal, end: { resolve, reject } }))
  return { calls, lookUp, onEntry: vi.fn<(entry: unknown) => void>() }
}

/** What earlier visits have kept. */
function storage(...dates: string[]) {
  const entries = new Map(dates.map((date) => [date, entryOf(date, 'kept')]))
  return {
    entries,
    readKept: (date: string) => entries.get(date),
    keepEntry: (entry: Entry) => void entries.set(entry.date, { ...entry }),
    removeKept: (date: string) => void entries.delete(date),
  }
}

const turn = () => new Promise((resolve) => setTimeout(resolve))

test('showing a date looks it up once, and notifies when the answer is there', async () => {
  const { calls, lookUp, onEntry } = service()
  const lookUpCache = createLookUpCache(lookUp, storage())
  lookUpCache.onEntry(onEntry)
  const listener = vi.fn<() => void>()
  lookUpCache.show('a', listener)
  await turn()
  expect(lookUpCache.get('a')).toEqual({ status: 'loading' })
  calls[0]?.end.resolve(answerOf('a'))
  await turn()
  expect(lookUpCache.get('a')).toEqual({ status: 'success', answer: answerOf('a') })
  expect(listener).toHaveBeenCalledTimes(2)
  expect(onEntry).toHaveBeenCalledExactlyOnceWith(entryOf('a'))
  expect(calls).toHaveLength(1)
})

test('leaving cancels, and what comes late changes nothing', async () => {
  const { calls, lookUp, onEntry } = service()
  const lookUpCache = createLookUpCache(lookUp, storage())
  lookUpCache.onEntry(onEntry)
  const leave = lookUpCache.show('a', () => {})
  await turn()
  leave()
  expect(calls[0]?.signal.aborted).toBe(true)
  calls[0]?.end.resolve(answerOf('a'))
  await turn()
  expect(lookUpCache.get('a')).toEqual({ status: 'loading' })
  expect(onEntry).not.toHaveBeenCalled()

  const leaveAgain = lookUpCache.show('a', () => {})
  await turn()
  leaveAgain()
  calls[1]?.end.reject(new Error('no'))
  await turn()
  expect(lookUpCache.get('a')).toEqual({ status: 'loading' })
})

test('a date seen before is there at once while it is looked up again', async () => {
  const { calls, lookUp, onEntry } = service()
  const lookUpCache = createLookUpCache(lookUp, storage())
  lookUpCache.onEntry(onEntry)
  const leave = lookUpCache.show('a', () => {})
  await turn()
  calls[0]?.end.resolve(answerOf('a', 'old'))
  await turn()
  leave()
  lookUpCache.show('a', () => {})
  expect(lookUpCache.get('a')).toEqual({ status: 'loading', answer: answerOf('a', 'old') })
  await turn()
  calls[1]?.end.resolve(answerOf('a', 'new'))
  await turn()
  expect(lookUpCache.get('a').answer).toEqual(answerOf('a', 'new'))
})

test('a failure is reported, keeps the earlier answer, and is forgotten on leaving', async () => {
  const { calls, lookUp, onEntry } = service()
  const lookUpCache = createLookUpCache(lookUp, storage())
  lookUpCache.onEntry(onEntry)
  const leave = lookUpCache.show('a', () => {})
  await turn()
  calls[0]?.end.resolve(answerOf('a'))
  await turn()
  lookUpCache.tryAgain('a')
  expect(lookUpCache.get('a')).toEqual({ status: 'loading', answer: answerOf('a') })
  await turn()
  const error = new Error('no')
  calls[1]?.end.reject(error)
  await turn()
  expect(lookUpCache.get('a')).toEqual({ status: 'error', answer: answerOf('a'), error })
  leave()
  expect(lookUpCache.get('a')).toEqual({ status: 'loading', answer: answerOf('a') })
})

test('trying again asks once, and only what is shown and at rest', async () => {
  const { calls, lookUp, onEntry } = service()
  const lookUpCache = createLookUpCache(lookUp, storage())
  lookUpCache.onEntry(onEntry)
  lookUpCache.tryAgain('a')
  lookUpCache.show('a', () => {})
  lookUpCache.tryAgain('a')
  await turn()
  expect(calls).toHaveLength(1)
  calls[0]?.end.reject(new Error('no'))
  await turn()
  lookUpCache.tryAgain('a')
  lookUpCache.tryAgain('a')
  await turn()
  expect(calls).toHaveLength(2)
})

test('what is left in the same turn sends nothing', async () => {
  const { calls, lookUp, onEntry } = service()
  const lookUpCache = createLookUpCache(lookUp, storage())
  lookUpCache.onEntry(onEntry)
  lookUpCache.show('a', () => {})()
  lookUpCache.show('a', () => {})
  await turn()
  expect(calls).toHaveLength(1)
})

test('the last 500 answers stay cached, and those of shown dates', async () => {
  const lookUpCache = createLookUpCache((date) => Promise.resolve(answerOf(date)), {
    ...storage(),
    keepEntry: () => {},
  })
  const see = async (date: string) => {
    const leave = lookUpCache.show(date, () => {})
    await turn()
    return leave
  }
  await see('shown')
  const leaveFirst = await see('first')
  leaveFirst()
  for (let day = 1; day <= 499; day += 1) {
    const leave = await see(`day ${day}`)
    leave()
  }
  // One day seen again is one of the latest.
  const leaveSecond = await see('day 1')
  leaveSecond()
  const leaveLast = await see('last')
  leaveLast()
  const isKept = (date: string) => lookUpCache.get(date).answer !== undefined
  expect(['shown', 'day 1', 'day 3', 'day 499', 'last'].map(isKept)).not.toContain(false)
  expect(['first', 'day 2'].map(isKept)).toEqual([false, false])
})

test('a date that was looked up early is not looked up again when it is shown', async () => {
  const { calls, lookUp, onEntry } = service()
  const lookUpCache = createLookUpCache(lookUp, storage())
  lookUpCache.onEntry(onEntry)
  const early = lookUpCache.prefetch('a')
  calls[0]?.end.resolve(answerOf('a'))
  expect(await early).toEqual(answerOf('a'))
  expect(onEntry).not.toHaveBeenCalled()
  const leave = lookUpCache.show('a', () => {})
  await turn()
  expect(lookUpCache.get('a')).toEqual({ status: 'success', answer: answerOf('a') })
  expect(onEntry).toHaveBeenCalledOnce()
  leave()
  lookUpCache.show('a', () => {})
  await turn()
  expect(calls).toHaveLength(2)
})

test('leaving a date that was looked up early cancels it, and so does showing another', async () => {
  const { calls, lookUp } = service()
  const lookUpCache = createLookUpCache(lookUp, storage())
  void lookUpCache.prefetch('a')
  const leave = lookUpCache.show('a', () => {})
  await turn()
  leave()
  expect(calls[0]?.signal.aborted).toBe(true)

  void lookUpCache.prefetch('b')
  lookUpCache.show('c', () => {})
  await turn()
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, true, false])
})

test('a failed early look-up is reported when its date is shown', async () => {
  const lookUpCache = createLookUpCache(() => Promise.reject(new Error('no')), storage())
  await expect(lookUpCache.prefetch('a')).rejects.toThrow('no')
  lookUpCache.show('a', () => {})
  await turn()
  expect(lookUpCache.get('a')).toMatchObject({ status: 'error', error: new Error('no') })
})

test('a day that an earlier visit kept is there from the first render, while it is looked up', async () => {
  const { calls, lookUp, onEntry } = service()
  const lookUpCache = createLookUpCache(lookUp, storage('a'))
  lookUpCache.onEntry(onEntry)
  expect(lookUpCache.get('a')).toEqual({ status: 'loading', answer: answerOf('a', 'kept') })
  expect(lookUpCache.get('a')).toBe(lookUpCache.get('a'))
  lookUpCache.show('a', () => {})
  await turn()
  expect(onEntry).not.toHaveBeenCalled()
  calls[0]?.end.resolve(answerOf('a', 'new'))
  await turn()
  expect(lookUpCache.get('a')).toEqual({ status: 'success', answer: answerOf('a', 'new') })
})

test('a failure is reported, and the kept entry stays', async () => {
  const lookUpCache = createLookUpCache(() => Promise.reject(new Error('no')), storage('a'))
  lookUpCache.show('a', () => {})
  await turn()
  expect(lookUpCache.get('a')).toMatchObject({ status: 'error', answer: answerOf('a', 'kept') })
})

test.each([
  [404, []],
  [400, []],
  [500, ['a']],
])('the code %i replaces it; kept after that: %j', async (number, left) => {
  const kept = storage('a')
  const answer: Answer = { kind: 'code', code: number }
  const lookUpCache = createLookUpCache(() => Promise.resolve(answer), kept)
  const onEntry = vi.fn<(entry: Entry) => void>()
  lookUpCache.onEntry(onEntry)
  lookUpCache.show('a', () => {})
  await turn()
  expect(onEntry).not.toHaveBeenCalled()
  expect(lookUpCache.get('a')).toEqual({ status: 'success', answer })
  expect([...kept.entries.keys()]).toEqual(left)
})

test('an entry that is seen is kept, unless it is of another day than was asked for', async () => {
  const kept = storage()
  const lookUpCache = createLookUpCache(() => Promise.resolve(answerOf('a')), kept)
  lookUpCache.show('b', () => {})
  await turn()
  expect(kept.entries.size).toBe(0)
  lookUpCache.show('a', () => {})
  await turn()
  expect([...kept.entries.values()]).toEqual([entryOf('a')])
})
