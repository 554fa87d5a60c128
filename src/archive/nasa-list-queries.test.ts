import { QueriesObserver, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { requireDay } from '../apod/day.ts'
import { monthOf } from '../apod/month.ts'
import { dayQuery, queryClient } from '../service/queries.ts'
import { listQuery, mediaQueries, titlesQuery } from './nasa-list-queries.ts'

const day = requireDay('1996-05-01')
const month = monthOf(day)
const postOf = (slug: string) => ({ day, title: '', picture: null, slug, isSure: false })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const observers = {
  day: () => new QueryObserver(queryClient, dayQuery(day)),
  month: () => new QueryObserver(queryClient, listQuery({ month })),
  titles: () => new QueryObserver(queryClient, titlesQuery(month)),
  media: () => new QueriesObserver(queryClient, mediaQueries([[postOf('a')]])),
}

test.each<[keyof typeof observers, unknown, [number, number, number]]>([
  ['day', { code: 404 }, [2, 2, 2]],
  ['month', [], [1, 0, 1]],
  ['titles', [], [1, 0, 1]],
  ['media', [], [1, 0, 0]],
  ['month', {}, [1, 1, 1]],
  ['titles', {}, [1, 1, 1]],
  ['media', {}, [1, 1, 1]],
])(
  '%s, answered %j, is asked %j times: at first, again, and after an hour',
  async (name, body, counts) => {
    const fetched = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => Response.json(body))
    for (const [index, count] of counts.entries()) {
      fetched.mockClear()
      if (index === 2) await vi.advanceTimersByTimeAsync(3_600_001)
      const close = observers[name]().subscribe(() => {})
      await vi.advanceTimersByTimeAsync(10)
      close()
      expect(fetched).toHaveBeenCalledTimes(count)
    }
  },
)

test('Posts without a picture are asked for 40 a question, each once, and each answer’s by themselves', () => {
  const posts = Array.from({ length: 41 }, (_, index) => postOf(`a-${index}`))
  const picture = { ...postOf('picture'), picture: 'https://pictures.example/a.jpg' }
  const keys = mediaQueries([
    [...posts, postOf(''), picture],
    [posts[0] ?? picture, postOf('b')],
  ])
  expect(keys.map(({ queryKey }) => queryKey[1])).toEqual([
    posts.slice(0, 40).map(({ slug }) => slug),
    ['a-40'],
    ['b'],
  ])
})
