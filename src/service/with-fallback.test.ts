import { afterEach, expect, test, vi } from 'vitest'
import { type Answer, LookUpFailure, type Reason } from './answer.ts'
import { type AskService, withFallback } from './with-fallback.ts'

const entry = (title: string) => ({
  kind: 'entry' as const,
  entry: { date: '2024-01-05', title, explanation: '', media_type: 'image' },
})
const code = (number: number): Answer => ({ kind: 'code', code: number })
const never = new Promise<Answer>(() => {})

/** What comes after so many milliseconds. */
const after = (milliseconds: number, outcome: Answer | Reason) =>
  new Promise<Answer>((resolve, reject) => {
    setTimeout(() => {
      if (typeof outcome === 'string') reject(new LookUpFailure(outcome))
      else resolve(outcome)
    }, milliseconds)
  })

/** A service with fixed answers, the last one for all further calls, and the calls to it. */
function service(...outcomes: (Answer | Reason | Promise<Answer>)[]) {
  const calls: AbortSignal[] = []
  const lookUp: AskService = async (_, signal) => {
    const outcome = outcomes[Math.min(calls.length, outcomes.length - 1)]
    calls.push(signal)
    if (typeof outcome === 'string') throw new LookUpFailure(outcome)
    return outcome ?? code(0)
  }
  return { lookUp, calls }
}

/** Both services combined. */
function both(
  specified: { lookUp: AskService },
  successor: { lookUp: AskService },
  isGone = false,
) {
  const lookUp = withFallback({
    specified: specified.lookUp,
    successor: successor.lookUp,
    isGone: () => isGone,
  })
  return (signal = new AbortController().signal) => lookUp('2024-01-05', signal)
}

/** The answer if it is there by now. */
const soFar = (found: Promise<Answer>) => Promise.race([found, Promise.resolve('waiting')])

afterEach(() => void vi.useRealTimers())

test.each([entry('first'), code(404), code(400), code(500)])(
  'the specified service’s %j is final, and its successor is never asked',
  async (answer) => {
    vi.useFakeTimers()
    const successor = service(entry('second'))
    const found = both(service(after(1100, answer)), successor)()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await found).toEqual(answer)
    expect(successor.calls).toHaveLength(0)
  },
)

test.each<Reason>(['network', 'unreachable', 'limit', 'key', 'unavailable', 'moved', 'invalid'])(
  'after the failure %s the successor is asked, once',
  async (reason) => {
    const [specified, successor] = [service(reason), service(entry('second'))]
    expect(await both(specified, successor)()).toEqual(entry('second'))
    expect([specified.calls.length, successor.calls.length]).toEqual([1, 1])
  },
)

test.each<[Reason, Reason, shown: Reason]>([
  ['limit', 'unavailable', 'limit'],
  ['moved', 'unavailable', 'unavailable'],
  ['limit', 'network', 'network'],
  ['limit', 'unreachable', 'limit'],
  ['unreachable', 'limit', 'limit'],
  ['moved', 'unreachable', 'unreachable'],
  ['unreachable', 'unreachable', 'network'],
])('of the failures %s and %s the visitor sees %s', async (first, second, reason) => {
  await expect(both(service(first), service(second))()).rejects.toMatchObject({ reason })
})

test.each([new Error('a fault'), null])(
  '%s, which is no failure of a service, is thrown as it is',
  async (fault) => {
    const faulty = { lookUp: async () => Promise.reject(fault) }
    await expect(both(faulty, faulty)()).rejects.toBe(fault)
    await expect(both(service('limit'), faulty)()).rejects.toBe(fault)
  },
)

test('a service that has moved is asked beside its successor, and wins where both are there', async () => {
  vi.useFakeTimers()
  const [silent, successor] = [service(never), service(entry('second'))]
  const found = both(silent, successor, true)()
  await vi.advanceTimersByTimeAsync(0)
  expect(await found).toEqual(entry('second'))
  expect([silent.calls.length, successor.calls.length]).toEqual([1, 1])
  const prompt = service(entry('first'))
  expect(await both(prompt, successor, true)()).toEqual(entry('first'))
})

test('the successor’s 404 waits for a service that has moved, until that has failed', async () => {
  vi.useFakeTimers()
  for (const [outcome, answer] of [
    [entry('first'), entry('first')],
    ['moved', code(404)],
  ] as const) {
    const found = both(service(after(20, outcome)), service(code(404)), true)()
    await vi.advanceTimersByTimeAsync(20)
    expect(await soFar(found)).toEqual(answer)
  }
})

test('Leaving a date cancels the request, and the successor is not asked any more', async () => {
  vi.useFakeTimers()
  const leaving = new AbortController()
  const hanging: AskService = (_, signal) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  const successor = service(entry('second'))
  const left = both({ lookUp: hanging }, successor)(leaving.signal)
  leaving.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  await vi.advanceTimersByTimeAsync(5000)
  expect(successor.calls).toHaveLength(0)
})

test('after 1.2 s of silence the successor is asked too, once, and its answer cancels the other request', async () => {
  vi.useFakeTimers()
  const [specified, successor] = [service(never), service(entry('second'))]
  const found = both(specified, successor)()
  await vi.advanceTimersByTimeAsync(1199)
  expect(successor.calls).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(await soFar(found)).toEqual(entry('second'))
  expect([specified.calls.length, successor.calls.length]).toEqual([1, 1])
  expect(specified.calls[0]?.aborted).toBe(true)
})

test.each<Reason | Answer>(['network', code(404)])(
  'a slow service still counts where its successor has only %j',
  async (second) => {
    vi.useFakeTimers()
    const found = both(service(after(3000, entry('first'))), service(second))()
    await vi.advanceTimersByTimeAsync(3000)
    expect(await soFar(found)).toEqual(entry('first'))
  },
)

test('After a silence both services are asked at once, until the specified one answers again', async () => {
  vi.useFakeTimers()
  const successor = service(entry('second'))
  const lookUp = both(service(never, never, code(404), never), successor)
  const first = lookUp()
  await vi.advanceTimersByTimeAsync(1200)
  await first
  const second = lookUp()
  await vi.advanceTimersByTimeAsync(0)
  expect(await soFar(second)).toEqual(entry('second'))
  expect(await lookUp()).toEqual(code(404))
  const { length } = successor.calls
  void lookUp()
  await vi.advanceTimersByTimeAsync(1000)
  expect(successor.calls).toHaveLength(length)
})

test('a silent service delays its successor’s 404 by 5 s, later ones by 1.2 s', async () => {
  vi.useFakeTimers()
  const lookUp = both(service(never), service(code(404)))
  for (const delay of [5000, 1200]) {
    const found = lookUp()
    await vi.advanceTimersByTimeAsync(delay - 1)
    expect(await soFar(found)).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1)
    expect(await soFar(found)).toEqual(code(404))
  }
})
