import { expect, test, vi } from 'vitest'
import type { Answer } from '../service/answer.ts'
import { createLookUps } from './look-ups.ts'

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

const turn = () => new Promise((resolve) => setTimeout(resolve))

test('showing a date looks it up once, and tells when the answer is there', async () => {
  const { calls, lookUp, onEntry } = service()
  const lookUps = createLookUps(lookUp, onEntry)
  const told = vi.fn<() => void>()
  lookUps.show('a', told)
  await turn()
  expect(lookUps.get('a')).toEqual({ isFetching: true })
  calls[0]?.end.resolve(answerOf('a'))
  await turn()
  expect(lookUps.get('a')).toEqual({ answer: answerOf('a'), isFetching: false })
  expect(told).toHaveBeenCalledTimes(2)
  expect(onEntry).toHaveBeenCalledExactlyOnceWith(entryOf('a'))
  expect(calls).toHaveLength(1)
})

test('leaving cancels, and what comes late changes nothing', async () => {
  const { calls, lookUp, onEntry } = service()
  const lookUps = createLookUps(lookUp, onEntry)
  const leave = lookUps.show('a', () => {})
  await turn()
  leave()
  expect(calls[0]?.signal.aborted).toBe(true)
  calls[0]?.end.resolve(answerOf('a'))
  await turn()
  expect(lookUps.get('a')).toEqual({ isFetching: true })
  expect(onEntry).not.toHaveBeenCalled()
})

test('a date seen before is there at once while it is looked up anew', async () => {
  const { calls, lookUp, onEntry } = service()
  const lookUps = createLookUps(lookUp, onEntry)
  const leave = lookUps.show('a', () => {})
  await turn()
  calls[0]?.end.resolve(answerOf('a', 'old'))
  await turn()
  leave()
  lookUps.show('a', () => {})
  expect(lookUps.get('a')).toEqual({ answer: answerOf('a', 'old'), isFetching: true })
  await turn()
  calls[1]?.end.resolve(answerOf('a', 'new'))
  await turn()
  expect(lookUps.get('a').answer).toEqual(answerOf('a', 'new'))
})

test('a failure is told, keeps the answer from before, and is forgotten on leaving', async () => {
  const { calls, lookUp, onEntry } = service()
  const lookUps = createLookUps(lookUp, onEntry)
  const leave = lookUps.show('a', () => {})
  await turn()
  calls[0]?.end.resolve(answerOf('a'))
  await turn()
  lookUps.tryAgain('a')
  expect(lookUps.get('a')).toEqual({ answer: answerOf('a'), isFetching: true })
  await turn()
  const error = new Error('no')
  calls[1]?.end.reject(error)
  await turn()
  expect(lookUps.get('a')).toEqual({ answer: answerOf('a'), error, isFetching: false })
  leave()
  expect(lookUps.get('a')).toEqual({ answer: answerOf('a'), isFetching: true })
})

test('trying again asks once, and only what is shown and at rest', async () => {
  const { calls, lookUp, onEntry } = service()
  const lookUps = createLookUps(lookUp, onEntry)
  lookUps.tryAgain('a')
  lookUps.show('a', () => {})
  lookUps.tryAgain('a')
  await turn()
  expect(calls).toHaveLength(1)
  calls[0]?.end.reject(new Error('no'))
  await turn()
  lookUps.tryAgain('a')
  lookUps.tryAgain('a')
  await turn()
  expect(calls).toHaveLength(2)
})

test('what is left in the same turn sends nothing', async () => {
  const { calls, lookUp, onEntry } = service()
  const lookUps = createLookUps(lookUp, onEntry)
  lookUps.show('a', () => {})()
  lookUps.show('a', () => {})
  await turn()
  expect(calls).toHaveLength(1)
})

test('the last 500 answers stay at hand, and those of what is shown', async () => {
  const onEntry = vi.fn<(entry: unknown) => void>()
  const lookUps = createLookUps((date) => Promise.resolve(answerOf(date)), onEntry)
  const see = async (date: string) => {
    const leave = lookUps.show(date, () => {})
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
  const isKept = (date: string) => lookUps.get(date).answer !== undefined
  expect(['shown', 'day 1', 'day 3', 'day 499', 'last'].map(isKept)).not.toContain(false)
  expect(['first', 'day 2'].map(isKept)).toEqual([false, false])
})
