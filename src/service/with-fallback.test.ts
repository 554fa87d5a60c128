import { afterEach, expect, test, vi } from 'vitest'
import type { Answer } from './answer.ts'
import { type LookUp, withFallback } from './with-fallback.ts'
import { LookUpFailure, type Reason } from './look-up-failure.ts'

const entry = (title: string) => ({
  kind: 'entry' as const,
  entry: { date: '2024-01-05', title, explanation: '', media_type: 'image' },
})
const code = (number: number): Answer => ({ kind: 'code', code: number })

/** A service with a fixed answer, and the calls to it. */
function service(...outcomes: (Answer | Reason | Promise<Answer>)[]) {
  const calls: AbortSignal[] = []
  const lookUp: LookUp = async (_, signal) => {
    const outcome = outcomes[Math.min(calls.length, outcomes.length - 1)]
    calls.push(signal)
    if (typeof outcome === 'string') throw new LookUpFailure(outcome)
    return outcome ?? code(0)
  }
  return { lookUp, calls }
}

/** What a visit starts with: whether the specified service is remembered as gone. */
function memoryOf(isGone = false) {
  const memory = {
    isKnown: isGone,
    isGone: () => memory.isKnown,
    rememberGone: () => void (memory.isKnown = true),
    forgetGone: () => void (memory.isKnown = false),
  }
  return memory
}

/** Both services combined; the successor has every day since 1995. */
function lookUpWith(
  specified: { lookUp: LookUp },
  successor: { lookUp: LookUp },
  memory = memoryOf(),
  age = 0,
) {
  const knows = (date: string) => date >= '1995'
  return withFallback(
    { lookUp: specified.lookUp, age: () => age },
    { lookUp: successor.lookUp, knows },
    memory,
  )
}

afterEach(() => void vi.useRealTimers())

const never = new Promise<Answer>(() => {})
const signal = () => new AbortController().signal

test.each([entry('first'), code(404), code(400), code(500)])(
  'the specified service’s %j is final, and its successor is not asked',
  async (answer) => {
    const successor = service(entry('second'))
    const lookUp = lookUpWith(service(answer), successor)
    expect(await lookUp('2024-01-05', signal())).toBe(answer)
    expect(successor.calls).toHaveLength(0)
  },
)

test.each<Reason>([
  'network',
  'timeout',
  'limit',
  'key',
  'gone',
  'unavailable',
  'moved',
  'placeholder',
  'html',
  'empty',
  'truncated',
  'invalid',
])('after %s the successor is asked, once', async (reason) => {
  const [specified, successor] = [service(reason), service(entry('second'))]
  const lookUp = lookUpWith(specified, successor)
  expect(await lookUp('2024-01-05', signal())).toEqual(entry('second'))
  expect([specified.calls.length, successor.calls.length]).toEqual([1, 1])
})

test('when both fail, the failure has both reasons', async () => {
  const lookUp = lookUpWith(service('limit'), service('timeout'))
  await expect(lookUp('2024-01-05', signal())).rejects.toMatchObject({
    reason: 'limit',
    successor: 'timeout',
  })
})

test.each([new Error('a fault'), null])(
  '%s, which is no failure of a service, is thrown as it is and not remembered',
  async (fault) => {
    const memory = memoryOf()
    const faulty: LookUp = async () => Promise.reject(fault)
    const lookUp = lookUpWith({ lookUp: faulty }, { lookUp: faulty }, memory)
    await expect(lookUp('1990-01-01', signal())).rejects.toBe(fault)
    await expect(lookUp('2024-01-05', signal())).rejects.toBe(fault)
    await expect(
      lookUpWith(service('limit'), { lookUp: faulty })('2024-01-05', signal()),
    ).rejects.toBe(fault)
    expect(memory.isKnown).toBe(false)
  },
)

test('without a successor, the specified service’s failure counts', async () => {
  const lookUp = withFallback(
    { lookUp: service('limit').lookUp, age: () => 0 },
    undefined,
    memoryOf(),
  )
  await expect(lookUp('2024-01-05', signal())).rejects.toMatchObject({ reason: 'limit' })
})

test.each<Reason>(['placeholder', 'gone', 'moved', 'timeout'])(
  'once it is known to be gone (%s) both are asked at once',
  async (reason) => {
    vi.useFakeTimers()
    const [specified, successor] = [service(reason, never), service(entry('second'))]
    const lookUp = lookUpWith(specified, successor)
    await lookUp('2024-01-05', signal())
    const found = lookUp('2024-01-06', signal())
    await vi.advanceTimersByTimeAsync(0)
    expect([specified.calls.length, successor.calls.length]).toEqual([2, 2])
    expect(await found).toEqual(entry('second'))
  },
)

test.each<Reason>(['network', 'unavailable', 'limit'])(
  '%s is not for good: the successor waits its turn',
  async (reason) => {
    vi.useFakeTimers()
    const late = new Promise<Answer>((resolve) => setTimeout(() => resolve(entry('first')), 1100))
    const [specified, successor] = [service(reason, late), service(entry('second'))]
    const lookUp = lookUpWith(specified, successor)
    await lookUp('2024-01-05', signal())
    const found = lookUp('2024-01-06', signal())
    await vi.advanceTimersByTimeAsync(1100)
    expect(await found).toEqual(entry('first'))
    expect(successor.calls).toHaveLength(1)
  },
)

test('when both are there, the specified service’s entry wins', async () => {
  const lookUp = lookUpWith(service('placeholder', entry('first')), service(entry('second')))
  await lookUp('2024-01-05', signal())
  expect(await lookUp('2024-01-06', signal())).toEqual(entry('first'))
})

test('asked together, the successor’s 404 waits for the specified service', async () => {
  const late = new Promise<Answer>((resolve) => setTimeout(() => resolve(entry('first')), 20))
  const lookUp = lookUpWith(service('gone', late, 'gone'), service(code(404)))
  expect(await lookUp('2024-01-05', signal())).toEqual(code(404))
  expect(await lookUp('2024-01-06', signal())).toEqual(entry('first'))
  expect(await lookUp('2024-01-07', signal())).toEqual(code(404))
})

test('asked together, when both fail, the failure has both reasons', async () => {
  const lookUp = lookUpWith(service('gone'), service('unavailable'))
  await expect(lookUp('2024-01-05', signal())).rejects.toMatchObject({ successor: 'unavailable' })
  await expect(lookUp('2024-01-06', signal())).rejects.toMatchObject({
    reason: 'gone',
    successor: 'unavailable',
  })
})

test('an answer cancels the other request, and leaving cancels both', async () => {
  const [specified, successor] = [service('gone', never), service(entry('second'))]
  const lookUp = lookUpWith(specified, successor)
  await lookUp('2024-01-05', signal())
  await lookUp('2024-01-06', signal())
  expect(specified.calls[1]?.aborted).toBe(true)

  const leaving = new AbortController()
  const hanging: LookUp = (_, both) =>
    new Promise((_resolve, reject) => {
      both.addEventListener('abort', () => reject(new Error('left')))
    })
  const left = lookUpWith({ lookUp: hanging }, successor)('2024-01-07', leaving.signal)
  leaving.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  expect(successor.calls).toHaveLength(2)
})

test.each<[Reason, 'refused' | 'failed']>([
  ['placeholder', 'refused'],
  ['gone', 'refused'],
  ['moved', 'refused'],
  ['timeout', 'failed'],
  ['network', 'failed'],
  ['unavailable', 'failed'],
])('a date that the successor can’t have is, after %s, %s', async (reason, outcome) => {
  const successor = service(entry('second'))
  const found = lookUpWith(service(reason), successor)('1990-01-01', signal())
  if (outcome === 'refused') expect(await found).toEqual(code(400))
  else await expect(found).rejects.toMatchObject({ reason })
  expect(successor.calls).toHaveLength(0)
})

test('after 1.2 s of silence the successor is asked too, once', async () => {
  vi.useFakeTimers()
  const [specified, successor] = [service(never), service(entry('second'))]
  const found = lookUpWith(specified, successor)('2024-01-05', signal())
  await vi.advanceTimersByTimeAsync(1199)
  expect(successor.calls).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(await found).toEqual(entry('second'))
  expect([specified.calls.length, successor.calls.length]).toEqual([1, 1])
  expect(specified.calls[0]?.aborted).toBe(true)
})

test('the age of an early request counts as silence', async () => {
  vi.useFakeTimers()
  const successor = service(entry('second'))
  const found = lookUpWith(service(never), successor, memoryOf(), 1000)('2024-01-05', signal())
  await vi.advanceTimersByTimeAsync(200)
  expect(await found).toEqual(entry('second'))
})

test('the age of an early request counts where the successor has only a code', async () => {
  vi.useFakeTimers()
  const found = lookUpWith(
    service(never),
    service(code(404)),
    memoryOf(),
    1000,
  )('2024-01-05', signal())
  await vi.advanceTimersByTimeAsync(4000)
  expect(await Promise.race([found, Promise.resolve('waiting')])).toEqual(code(404))
})

test('a slow service is heard where its successor fails', async () => {
  vi.useFakeTimers()
  const late = new Promise<Answer>((resolve) => setTimeout(() => resolve(entry('first')), 3000))
  const found = lookUpWith(service(late), service('network'))('2024-01-05', signal())
  await vi.advanceTimersByTimeAsync(3000)
  expect(await found).toEqual(entry('first'))
})

test('a failure after the silence does not ask the successor again', async () => {
  vi.useFakeTimers()
  const failing = new Promise<Answer>((_, reject) =>
    setTimeout(() => reject(new LookUpFailure('gone')), 1500),
  )
  const late = new Promise<Answer>((resolve) => setTimeout(() => resolve(entry('second')), 3000))
  const successor = service(late)
  const found = lookUpWith(service(failing), successor)('2024-01-05', signal())
  await vi.advanceTimersByTimeAsync(3000)
  expect(await found).toEqual(entry('second'))
  expect(successor.calls).toHaveLength(1)
})

test.each([entry('first'), code(404)])(
  'a service that answers %j in time never has its successor asked',
  async (answer) => {
    vi.useFakeTimers()
    const late = new Promise<Answer>((resolve) => setTimeout(() => resolve(answer), 1100))
    const successor = service(entry('second'))
    const found = lookUpWith(service(late), successor)('2024-01-05', signal())
    await vi.advanceTimersByTimeAsync(5000)
    expect(await found).toEqual(answer)
    expect(successor.calls).toHaveLength(0)
  },
)

test('after a silence both are asked at once, until the service answers again', async () => {
  vi.useFakeTimers()
  const memory = memoryOf()
  const specified = service(never, never, code(404), never)
  const successor = service(entry('second'))
  const lookUp = lookUpWith(specified, successor, memory)
  const first = lookUp('2024-01-05', signal())
  await vi.advanceTimersByTimeAsync(1200)
  await first
  const second = lookUp('2024-01-06', signal())
  await vi.advanceTimersByTimeAsync(0)
  expect(await second).toEqual(entry('second'))
  expect(await lookUp('2024-01-07', signal())).toEqual(code(404))
  const before = successor.calls.length
  void lookUp('2024-01-08', signal())
  await vi.advanceTimersByTimeAsync(1000)
  expect(successor.calls).toHaveLength(before)
  expect(memory.isKnown, 'it holds for this visit only').toBe(false)
})

test.each<Reason>(['placeholder', 'gone', 'moved'])('%s is remembered for good', async (reason) => {
  const memory = memoryOf()
  await lookUpWith(service(reason), service(entry('second')), memory)('2024-01-05', signal())
  expect(memory.isKnown).toBe(true)
})

test.each<Reason>(['network', 'timeout', 'limit', 'key', 'unavailable', 'html', 'empty'])(
  '%s is not remembered',
  async (reason) => {
    const memory = memoryOf()
    await lookUpWith(service(reason), service(entry('second')), memory)('2024-01-05', signal())
    expect(memory.isKnown).toBe(false)
  },
)

test('if an earlier visit found it gone, both are asked at once from the first date on', async () => {
  const [specified, successor] = [service(never), service(entry('second'))]
  const lookUp = lookUpWith(specified, successor, memoryOf(true))
  expect(await lookUp('2024-01-05', signal())).toEqual(entry('second'))
  expect([specified.calls.length, successor.calls.length]).toEqual([1, 1])
})

test('an entry from the specified service clears the memory, a code does not', async () => {
  const memory = memoryOf(true)
  const lookUp = lookUpWith(service(code(500), entry('first')), service(never), memory)
  await lookUp('2024-01-05', signal())
  expect(memory.isKnown).toBe(true)
  await lookUp('2024-01-06', signal())
  expect(memory.isKnown).toBe(false)
})

test('an entry from a list means that the service has moved', async () => {
  const memory = memoryOf()
  const moved: Answer = { ...entry('first'), hasMoved: true }
  const successor = service(entry('second'))
  expect(await lookUpWith(service(moved), successor, memory)('2024-01-05', signal())).toEqual(moved)
  expect([memory.isKnown, successor.calls.length]).toEqual([true, 0])
})

test('a silent service holds up a code of its successor for 5 s, later dates for 1.2 s', async () => {
  vi.useFakeTimers()
  const lookUp = lookUpWith(service(never), service(code(404)))
  for (const [date, held] of [
    ['1995-06-17', 5000],
    ['1995-06-18', 1200],
  ] as const) {
    const found = lookUp(date, signal())
    await vi.advanceTimersByTimeAsync(held - 1)
    expect(await Promise.race([found, Promise.resolve('waiting')])).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1)
    expect(await Promise.race([found, Promise.resolve('waiting')])).toEqual(code(404))
  }
})

test('a slow service is heard where its successor lacks the day', async () => {
  vi.useFakeTimers()
  const late = new Promise<Answer>((resolve) => setTimeout(() => resolve(entry('first')), 3000))
  const found = lookUpWith(service(late), service(code(404)))('2024-01-05', signal())
  await vi.advanceTimersByTimeAsync(3000)
  expect(await found).toEqual(entry('first'))
})
