import { expect, test } from 'vitest'
import type { Answer } from './answer.ts'
import { type Ask, withFallback } from './with-fallback.ts'
import { LookUpFailure, type Reason } from './look-up-failure.ts'

const entry = (title: string): Answer => ({
  kind: 'entry',
  entry: { date: '2024-01-05', title, explanation: '', media_type: 'image' },
})
const code = (number: number): Answer => ({ kind: 'code', code: number })

/** A service that gives what it is told, and the calls it got. */
function service(...outcomes: (Answer | Reason | Promise<Answer>)[]) {
  const calls: AbortSignal[] = []
  const ask: Ask = async (_, signal) => {
    const outcome = outcomes[Math.min(calls.length, outcomes.length - 1)]
    calls.push(signal)
    if (typeof outcome === 'string') throw new LookUpFailure(outcome)
    return outcome ?? code(0)
  }
  return { ask, calls }
}

/** Both services put together; the successor has every day but those before 1995. */
function lookUpWith(specified: { ask: Ask }, successor: { ask: Ask }) {
  return withFallback(specified.ask, { ask: successor.ask, knows: (date) => date >= '1995' })
}

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
  'placeholder',
  'html',
  'empty',
  'cut',
  'shape',
])('after %s the successor is asked, once', async (reason) => {
  const [specified, successor] = [service(reason), service(entry('second'))]
  const lookUp = lookUpWith(specified, successor)
  expect(await lookUp('2024-01-05', signal())).toEqual(entry('second'))
  expect([specified.calls.length, successor.calls.length]).toEqual([1, 1])
})

test('when both fail, both reasons are told', async () => {
  const lookUp = lookUpWith(service('limit'), service('timeout'))
  await expect(lookUp('2024-01-05', signal())).rejects.toMatchObject({
    reason: 'limit',
    successor: 'timeout',
  })
})

test('without a successor the specified service’s failure is told', async () => {
  const lookUp = withFallback(service('limit').ask, undefined)
  await expect(lookUp('2024-01-05', signal())).rejects.toMatchObject({ reason: 'limit' })
})

test.each<Reason>(['placeholder', 'gone'])(
  'once it is known to be gone (%s) both are asked at once',
  async (reason) => {
    const [specified, successor] = [service(reason, never), service(entry('second'))]
    const lookUp = lookUpWith(specified, successor)
    await lookUp('2024-01-05', signal())
    expect(await lookUp('2024-01-06', signal())).toEqual(entry('second'))
    expect([specified.calls.length, successor.calls.length]).toEqual([2, 2])
  },
)

test.each<Reason>(['network', 'unavailable', 'limit'])(
  '%s is not for good: the successor waits its turn',
  async (reason) => {
    const [specified, successor] = [service(reason, entry('first')), service(entry('second'))]
    const lookUp = lookUpWith(specified, successor)
    await lookUp('2024-01-05', signal())
    expect(await lookUp('2024-01-06', signal())).toEqual(entry('first'))
    expect(successor.calls).toHaveLength(1)
  },
)

test('when both are there, the specified service’s entry wins', async () => {
  const lookUp = lookUpWith(service('placeholder', entry('first')), service(entry('second')))
  await lookUp('2024-01-05', signal())
  expect(await lookUp('2024-01-06', signal())).toEqual(entry('first'))
})

test('asked together, the successor’s 404 waits for the specified service’s word', async () => {
  const late = new Promise<Answer>((resolve) => setTimeout(() => resolve(entry('first')), 20))
  const lookUp = lookUpWith(service('gone', late, 'gone'), service(code(404)))
  expect(await lookUp('2024-01-05', signal())).toEqual(code(404))
  expect(await lookUp('2024-01-06', signal())).toEqual(entry('first'))
  expect(await lookUp('2024-01-07', signal())).toEqual(code(404))
})

test('asked together, both failing tells both reasons', async () => {
  const lookUp = lookUpWith(service('gone'), service('unavailable'))
  await expect(lookUp('2024-01-05', signal())).rejects.toMatchObject({ successor: 'unavailable' })
  await expect(lookUp('2024-01-06', signal())).rejects.toMatchObject({
    reason: 'gone',
    successor: 'unavailable',
  })
})

test('the answer ends what is still under way, and leaving ends it all', async () => {
  const [specified, successor] = [service('gone', never), service(entry('second'))]
  const lookUp = lookUpWith(specified, successor)
  await lookUp('2024-01-05', signal())
  await lookUp('2024-01-06', signal())
  expect(specified.calls[1]?.aborted).toBe(true)

  const leaving = new AbortController()
  const hanging: Ask = (_, both) =>
    new Promise((_resolve, reject) => {
      both.addEventListener('abort', () => reject(new Error('left')))
    })
  const left = withFallback(hanging, { ask: successor.ask, knows: () => true })(
    '2024-01-07',
    leaving.signal,
  )
  leaving.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  expect(successor.calls).toHaveLength(2)
})

test.each<[Reason, 'refused' | 'failed']>([
  ['placeholder', 'refused'],
  ['gone', 'refused'],
  ['network', 'failed'],
  ['unavailable', 'failed'],
])('a date that the successor can not have is, after %s, %s', async (reason, outcome) => {
  const successor = service(entry('second'))
  const found = lookUpWith(service(reason), successor)('1990-01-01', signal())
  if (outcome === 'refused') expect(await found).toEqual(code(400))
  else await expect(found).rejects.toMatchObject({ reason })
  expect(successor.calls).toHaveLength(0)
})
