import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createLookUpCache } from './look-up-cache.ts'

const [a, b, c] = ['2024-01-05', '2024-01-06', '2024-01-07'] as const
const keys = [a, b, c]

interface Call {
  key: string
  signal: AbortSignal
  hasEnded: boolean
  resolve: (answer: string) => void
  reject: (error: Error) => void
}

/** A cache of texts, and the calls of its service, which answers when it is told to. */
function start(kept: Partial<Record<string, string>> = {}) {
  const calls: Call[] = []
  const cache = createLookUpCache<string, string>({
    ask: (key, signal) =>
      new Promise<string>((resolve, reject) =>
        calls.push({ key, signal, hasEnded: false, resolve, reject }),
      ),
    kept: {
      read: (key) => kept[key],
      update: (key, answer) => (kept[key] = answer),
    },
  })
  return { calls, kept, ...cache }
}

const turn = () => new Promise((resolve) => setTimeout(resolve))

test('A watched key is looked up once, even if its viewer leaves and comes back at once', async () => {
  const { calls, readState, subscribe, watch } = start()
  const listener = vi.fn<() => void>()
  subscribe(listener)
  expect(readState(a)).toEqual({ status: 'idle' })
  watch(a)()
  watch(a)
  await turn()
  expect(readState(a)).toEqual({ status: 'loading' })
  calls[0]?.resolve('new')
  await turn()
  expect(readState(a)).toEqual({ status: 'success', answer: 'new' })
  expect(readState(a)).toBe(readState(a))
  expect(listener).toHaveBeenCalled()
  expect(calls).toHaveLength(1)
})

test('The last viewer’s leaving cancels the look-up, and its late answer or failure changes nothing', async () => {
  const { calls, kept, readState, watch } = start()
  for (const key of [a, b]) {
    const [leave, leaveToo] = [watch(key), watch(key)]
    leave()
    await turn()
    expect(readState(key)).toEqual({ status: 'loading' })
    leaveToo()
  }
  await turn()
  watch(a)
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, true, false])
  calls[0]?.resolve('late')
  calls[1]?.reject(new Error('no'))
  await turn()
  expect([readState(a), readState(b)]).toEqual([{ status: 'loading' }, { status: 'idle' }])
  expect(kept).toEqual({})
})

test('A failure is reported beside the earlier answer, also while the key is looked up again, until it is left', async () => {
  const { calls, readState, watch, lookUp } = start({ [a]: 'kept' })
  const idle = { status: 'idle', answer: 'kept' }
  expect(readState(a)).toEqual(idle)
  const leave = watch(a)
  const error = new Error('no')
  for (const [again, next] of [
    [() => void lookUp(a), { ...idle, status: 'loading', error }],
    [leave, idle],
  ] as const) {
    calls.at(-1)?.reject(error)
    await turn()
    expect(readState(a)).toEqual({ status: 'error', answer: 'kept', error })
    again()
    await turn()
    expect(readState(a)).toEqual(next)
  }
  expect(calls).toHaveLength(2)
})

test('A key that is looked up ahead hands its look-up, or its answer, to the first viewer', async () => {
  const { calls, kept, readState, watch, lookUp } = start()
  for (const key of [a, b]) void lookUp(key)
  watch(a)
  for (const call of calls) call.resolve('ahead')
  await turn()
  const leave = watch(b)
  for (const key of [a, b]) expect(readState(key)).toEqual({ status: 'success', answer: 'ahead' })
  expect(kept).toEqual({ [a]: 'ahead', [b]: 'ahead' })
  expect(calls).toHaveLength(2)
  leave()
  await turn()
  watch(b)
  expect(readState(b)).toEqual({ status: 'loading', answer: 'ahead' })
  expect(calls).toHaveLength(3)
})

const keyed = fc.record({
  key: fc.constantFrom(...keys),
  act: fc.constantFrom('watch', 'leave', 'answer', 'fail', 'again'),
})

test('Whatever viewers do, a watched key has a look-up or its outcome, and no other has', async () => {
  // What is done together happens before a microtask can run.
  const together = fc.array(keyed, { minLength: 1, maxLength: 4 })
  const property = fc.asyncProperty(fc.array(together, { maxLength: 12 }), async (steps) => {
    const { calls, readState, watch, lookUp } = start()
    const leaves = new Map<string, (() => void)[]>(keys.map((key) => [key, []]))
    const isWatched = (key: string) => (leaves.get(key) ?? []).length > 0
    const running = (key: string) =>
      calls.filter((call) => call.key === key && !call.hasEnded && !call.signal.aborted)

    function take(act: string, key: (typeof keys)[number]) {
      const viewers = leaves.get(key) ?? []
      const [call] = running(key)
      if (act === 'watch') viewers.push(watch(key))
      if (act === 'leave') viewers.pop()?.()
      if (act === 'again' && viewers.length > 0) void lookUp(key)
      if (!call || (act !== 'answer' && act !== 'fail')) return
      call.hasEnded = true
      if (act === 'fail') call.reject(new Error('no'))
      else call.resolve(`answer to ${key}`)
    }

    let expected = 0
    for (const step of steps) {
      const watched = new Set<string>(keys.filter(isWatched))
      for (const { act, key } of step) {
        if (act === 'watch' ? !watched.has(key) : act === 'again' && isWatched(key)) expected += 1
        if (act === 'watch') watched.add(key)
        take(act, key)
      }
      await turn()
      expect(calls).toHaveLength(expected)
      for (const key of keys) {
        const { status, answer = `answer to ${key}`, error } = readState(key)
        expect(running(key)).toHaveLength(status === 'loading' ? 1 : 0)
        expect(status !== 'idle').toBe(isWatched(key))
        if (!isWatched(key)) expect(error).toBeUndefined()
        expect(answer).toBe(`answer to ${key}`)
      }
    }
  })
  await fc.assert(property)
})

test('Of the keys that nobody watches the ones left last are remembered', async () => {
  const order = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 12 })
  const property = fc.asyncProperty(order, fc.nat(5), async (visited, maximum) => {
    const { readState, watch } = createLookUpCache({
      ask: (key: string) => Promise.resolve(`answer to ${key}`),
      maximum,
    })
    watch('always')
    await turn()
    for (const key of visited) {
      const leave = watch(key)
      await turn()
      leave()
      await turn()
    }
    expect(readState('always').answer).toBe('answer to always')
    const newestFirst = [...new Set(visited.toReversed())]
    for (const [index, key] of newestFirst.entries())
      expect(readState(key).answer).toBe(index < maximum ? `answer to ${key}` : undefined)
  })
  await fc.assert(property, { numRuns: 50 })
})
