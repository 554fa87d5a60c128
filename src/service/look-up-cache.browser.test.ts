import { beforeEach, expect, test, vi } from 'vitest'
import type { Answer } from './answer.ts'
import { keepEntry, readKept } from './kept-entries.ts'
import { createLookUpCache } from './look-up-cache.ts'

const [a, b] = ['2024-01-05', '2024-01-06'] as const

const entryOf = (date: string, title = date) => ({
  date,
  title,
  explanation: '',
  media_type: 'image',
  url: 'https://pictures.example/lamp.jpg',
})
const answerOf = (date: string, title?: string): Answer => ({
  kind: 'entry',
  entry: entryOf(date, title),
})

/** A cache, and the calls of its service, which answers when it is told to. */
function start() {
  const calls: {
    date: string
    signal: AbortSignal
    resolve: (answer: Answer) => void
    reject: (error: Error) => void
  }[] = []
  const cache = createLookUpCache(
    (date, signal) =>
      new Promise<Answer>((resolve, reject) => calls.push({ date, signal, resolve, reject })),
  )
  return { calls, ...cache }
}

const turn = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => localStorage.clear())

test('A shown date is looked up once, even if it is left and shown again meanwhile', async () => {
  const { calls, read, subscribe, show } = start()
  const listener = vi.fn<() => void>()
  subscribe(listener)
  expect(read(a)).toEqual({ status: 'idle' })
  show(a)()
  show(a)
  expect(read(a)).toEqual({ status: 'loading' })
  calls[0]?.resolve(answerOf(a))
  await turn()
  expect(read(a)).toEqual({ status: 'success', answer: answerOf(a) })
  expect(read(a)).toBe(read(a))
  expect(listener).toHaveBeenCalled()
  expect(calls).toHaveLength(1)
})

test('Another date cancels the look-up, and its late answer or failure changes nothing', async () => {
  const { calls, read, show } = start()
  for (const date of [a, b, a]) show(date)()
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, true, false])
  calls[0]?.resolve(answerOf(a))
  calls[1]?.reject(new Error('no'))
  await turn()
  expect([read(a), read(b)]).toEqual([{ status: 'loading' }, { status: 'idle' }])
})

test('A failure is reported beside the earlier answer, also while the date is looked up again, until it is left', async () => {
  keepEntry(entryOf(a, 'kept'))
  const { calls, read, show, lookUp } = start()
  const idle = { status: 'idle', answer: answerOf(a, 'kept') }
  expect(read(a)).toEqual(idle)
  const leave = show(a)
  const error = new Error('no')
  for (const [again, next] of [
    [() => void lookUp(a), { ...idle, status: 'loading', error }],
    [leave, idle],
  ] as const) {
    calls.at(-1)?.reject(error)
    await turn()
    expect(read(a)).toEqual({ status: 'error', answer: answerOf(a, 'kept'), error })
    again()
    expect(read(a)).toEqual(next)
  }
  expect(calls).toHaveLength(2)
})

test('A date that is left while it is tried again is shown without its failure again', async () => {
  const { calls, read, show, lookUp } = start()
  const leave = show(a)
  calls[0]?.reject(new Error('no'))
  await turn()
  void lookUp(a)
  leave()
  show(b)
  expect(read(a)).toEqual({ status: 'idle' })
})

test('A date whose answer came ahead is shown without a call, and again with one', async () => {
  const { calls, read, show, take } = start()
  take(a, answerOf(a))
  const leave = show(a)
  expect(read(a)).toEqual({ status: 'success', answer: answerOf(a) })
  expect(readKept(a)).toEqual(entryOf(a))
  expect(calls).toHaveLength(0)
  leave()
  show(a)
  expect(calls).toHaveLength(1)
})

test('A date that failed after it was left is looked up again when it is shown again', async () => {
  const { calls, read, show } = start()
  show(a)()
  calls[0]?.reject(new Error('no'))
  await turn()
  // Nobody saw the failure, so that nobody shall see it when the date is shown again.
  expect(read(a)).toEqual({ status: 'idle' })
  show(a)
  expect(read(a)).toEqual({ status: 'loading' })
  expect(calls).toHaveLength(2)
})

test.each<[Answer, string, string | undefined]>([
  [{ kind: 'code', code: 404 }, a, undefined],
  [{ kind: 'code', code: 400 }, a, undefined],
  [{ kind: 'code', code: 500 }, a, 'kept'],
  [answerOf(a, 'new'), a, 'new'],
  // In its outages the service has answered every date with one old entry.
  [answerOf(a, 'new'), b, 'kept'],
])('The answer %j to %s leaves as the kept title: %s', async (answer, asked, title) => {
  keepEntry(entryOf(a, 'kept'))
  const { read, show } = createLookUpCache(() => Promise.resolve(answer))
  show(asked)
  await turn()
  expect(read(asked)).toEqual({ status: 'success', answer })
  expect(readKept(a)?.title).toBe(title)
  expect(readKept(b)).toBeUndefined()
})
