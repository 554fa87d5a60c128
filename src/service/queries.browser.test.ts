import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { makeEntry, pictureFields } from '../test/entries.ts'
import { mockFetch, readyResponse } from '../test/network.ts'
import type { Answer } from './answer.ts'
import { cacheAnswer, readCachedAnswer } from './cached-entries.ts'
import { prefetchLookUp } from './look-up.ts'
import { dayQuery, queryClient } from './queries.ts'

const day = '2024-01-05'
const today = '2026-11-20'

const entryOf = (date: string, title: string): Answer => ({
  kind: 'entry',
  entry: makeEntry(date, { ...pictureFields, title }),
})
const titled = (title: string) => ({ entry: { title } })

type Reply = 'entry' | 'none' | 'failure'

function mockReplies(date: string, legacy: Reply, successor: Reply = legacy, successorSeconds = 0) {
  mockFetch(async ({ searchParams }) => {
    const isSuccessor = !searchParams.has('date')
    await new Promise((resolve) => setTimeout(resolve, isSuccessor ? successorSeconds * 1000 : 0))
    const reply = isSuccessor ? successor : legacy
    const entry = makeEntry(date, { ...pictureFields, title: 'new' })
    const body = isSuccessor ? { ...entry, hdurl: pictureFields.url, credit: '' } : entry
    const status = { entry: 200, none: 404, failure: 503 }[reply]
    return readyResponse(status, reply === 'none' ? { code: 404 } : body)
  })
}

function watchDay(date: string) {
  const observer = new QueryObserver(queryClient, dayQuery(date))
  const stop = observer.subscribe(() => {})
  return { stop, answer: () => observer.getCurrentResult().data }
}

const passSeconds = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)
const showTab = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))

beforeEach(() => {
  queryClient.mount()
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00-05:00') })
  return () => {
    queryClient.unmount()
    queryClient.clear()
  }
})

test('Opening a date uses its prefetched look-up, and opening it again starts another', async () => {
  mockReplies('1996-05-02', 'entry')
  prefetchLookUp('1996-05-02')
  for (const calls of [2, 4]) {
    const { stop } = watchDay('1996-05-02')
    await passSeconds(0.1)
    stop()
    expect(fetch).toHaveBeenCalledTimes(calls)
  }
})

test.each<[Reply, Reply, number, provisional: string, final: string]>([
  ['none', 'entry', 5.5, 'old', 'new'],
  ['none', 'failure', 0, 'old', 'old'],
  ['none', 'none', 5.5, 'old', 'not found'],
])(
  'If the legacy service sends “%s”, and the successor “%s” after %f s, a cached day shows “%s”, then “%s”',
  async (legacy, successor, seconds, provisional, final) => {
    cacheAnswer(day, entryOf(day, 'old'))
    mockReplies(day, legacy, successor, seconds)
    const { answer, stop } = watchDay(day)
    expect(answer()).toMatchObject(titled('old'))
    await passSeconds(5)
    expect(answer()).toMatchObject(titled(provisional))
    expect(readCachedAnswer(day)).toMatchObject(titled(provisional))
    await passSeconds(1)
    const hasEntry = final !== 'not found'
    expect(answer()).toMatchObject(hasEntry ? titled(final) : { kind: 'not found' })
    if (hasEntry) expect(readCachedAnswer(day)).toMatchObject(titled(final))
    else expect(readCachedAnswer(day)).toBeUndefined()
    stop()
  },
)

test('Leaving a date aborts its requests', async () => {
  mockReplies(day, 'failure', 'entry', 9)
  const { stop } = watchDay(day)
  await passSeconds(1)
  stop()
  expect(vi.mocked(fetch).mock.lastCall?.[1]?.signal?.aborted).toBe(true)
})

test('Today’s entry is requested every 15 minutes and whenever the tab shows, until it comes', async () => {
  mockReplies(today, 'none')
  const { answer, stop } = watchDay(today)
  await passSeconds(1)
  expect(fetch).toHaveBeenCalledTimes(2)
  showTab()
  await passSeconds(1)
  expect(fetch).toHaveBeenCalledTimes(4)
  mockReplies(today, 'entry')
  await passSeconds(15 * 60)
  expect(answer()).toMatchObject(titled('new'))
  expect(fetch).toHaveBeenCalledTimes(6)
  showTab()
  await passSeconds(3600)
  expect(fetch).toHaveBeenCalledTimes(6)
  stop()
})

test.each<[string, Reply, requestCount: number]>([
  ['a failed look-up is tried again', 'failure', 4],
  ['a past day without an entry isn’t requested again', 'none', 2],
])('When the tab is shown, %s', async (_, reply, count) => {
  mockReplies(day, reply)
  const { stop } = watchDay(day)
  await passSeconds(1)
  expect(fetch).toHaveBeenCalledTimes(2)
  showTab()
  await passSeconds(3600)
  expect(fetch).toHaveBeenCalledTimes(count)
  stop()
})
