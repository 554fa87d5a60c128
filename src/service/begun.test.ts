import { expect, test } from 'vitest'
import { begin, takeOver } from './begun.ts'

const forever = async () => new Promise<string>(() => {})
const signal = () => new AbortController().signal

test('what was begun for the same key is taken over, and nothing else started', async () => {
  const begun = begin('a', async () => 'begun')
  expect(await takeOver(begun, 'a', signal(), async () => 'started')).toBe('begun')
})

test('what was begun for another key is left, and a new one started', async () => {
  const begun = begin('a', forever)
  expect(await takeOver(begun, 'b', signal(), async () => 'started')).toBe('started')
  expect(begun.leave.signal.aborted).toBe(true)
})

test('where nothing was begun, a new one is started with the signal', async () => {
  const own = signal()
  await takeOver(undefined, 'a', own, async (given) => expect(given).toBe(own))
})

test('who takes it over can leave it, with the reason', async () => {
  const begun = begin('a', forever)
  const leaving = new AbortController()
  void takeOver(begun, 'a', leaving.signal, forever)
  leaving.abort('gone')
  expect(begun.leave.signal.reason).toBe('gone')
})

test('a failure is for who takes it over', async () => {
  const begun = begin('a', async () => Promise.reject(new Error('no network')))
  await expect(takeOver(begun, 'a', signal(), forever)).rejects.toThrow('no network')
})
