import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { requireDay } from '../apod/day.ts'
import { daysOf, monthOf } from '../apod/month.ts'
import { dayQuery, queryClient } from '../service/queries.ts'
import { pageOf, postOf } from '../test/posts.ts'
import { listQuery } from './nasa-list-query.ts'

/** Which of its parts a list asks for: posts, posts by their titles, or posts' own pages. */
type Part = 'posts' | 'titles' | 'pages'

const asked: Part[] = []
const slugsAsked: string[] = []
let answers: Record<Part, unknown>

const day = requireDay('1996-05-02')
const month = monthOf(day)
const days = daysOf(month)

const source = 'https://pictures.example/a.jpg'
const pictureOf = (slug: string) => pageOf(slug, `<img src="${source}">`)
const whole = days.map((each) => postOf(each))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  asked.length = 0
  slugsAsked.length = 0
  answers = { posts: [], titles: [], pages: [] }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, { signal } = {}) => {
    const { searchParams } = new URL(new Request(input).url)
    const slugs = searchParams.get('slug')
    const part = slugs ? 'pages' : searchParams.has('search') ? 'titles' : 'posts'
    asked.push(part)
    if (slugs) slugsAsked.push(slugs)
    const answer = answers[part]
    if (answer === 'never')
      await new Promise((_, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason)),
      )
    if (answer === 'failure') throw new TypeError('offline')
    return Response.json(answer)
  })
})
afterEach(() => queryClient.clear())

/** Shows a list, as a wall does, until it is closed or the test ends. */
function open(asks = listQuery({ month })) {
  const observer = new QueryObserver(queryClient, asks)
  const close = observer.subscribe(() => {})
  onTestFinished(close)
  return {
    close,
    render: () => observer.setOptions(asks),
    result: () => observer.getCurrentResult(),
    posts: () => observer.getCurrentResult().data?.posts ?? [],
  }
}

/** The same, once all that it asks for is there. */
async function openWhole(asks?: ReturnType<typeof listQuery>) {
  const list = open(asks)
  await expect.poll(() => list.result().isFetching).toBe(false)
  return list
}

test.each<[string, unknown, number[]]>([
  ['A whole month', whole, [1, 0, 1]],
  ['A month with a gap', whole.slice(1), [2, 0, 2]],
  ['What is no list', {}, [1, 1, 1]],
])('%s is asked for again only after a failure or an hour', async (_, posts, counts) => {
  answers.posts = posts
  for (const [index, count] of counts.entries()) {
    asked.length = 0
    if (index === 2) vi.setSystemTime(Date.now() + 3_600_001)
    const list = await openWhole()
    list.close()
    expect(asked).toHaveLength(count)
  }
})

test('A date is asked for each time it is chosen', async () => {
  for (const calls of [2, 4]) {
    const observer = new QueryObserver(queryClient, dayQuery(day))
    const close = observer.subscribe(() => {})
    await expect.poll(() => observer.getCurrentResult().isFetching).toBe(false)
    close()
    expect(asked).toHaveLength(calls)
  }
})

test('A list shows while its pages and its blank days are still asked for', async () => {
  answers = {
    posts: [...whole.slice(2), postOf(days[1], { slug: 'shown' })],
    pages: 'never',
    titles: 'never',
  }
  const list = open()
  await expect.poll(() => list.posts()).toHaveLength(30)
  expect(list.posts().at(-1)).toMatchObject({ slug: 'shown', picture: null })
  list.close()
  answers.pages = [pictureOf('shown')]
  const again = open()
  await expect.poll(() => again.posts().at(-1)).toMatchObject({ picture: source })
  expect(again.result()).toMatchObject({ isFetching: true, dataUpdatedAt: 0 })
})

test('A part that fails hides nothing, and is asked for again at the next opening', async () => {
  answers = { posts: whole.slice(1), titles: 'failure', pages: [] }
  const list = await openWhole()
  expect(list.posts()).toHaveLength(30)
  expect(list.result()).toMatchObject({ isError: true, isStale: true })
  list.close()
  answers.titles = [postOf(days[0])]
  const again = await openWhole()
  expect(again.posts()).toHaveLength(31)
})

test('A list that is left half way keeps what it has, and does not count as fresh', async () => {
  answers = { posts: whole.slice(1), titles: 'never', pages: [] }
  const list = open()
  await expect.poll(() => list.posts()).toHaveLength(30)
  list.close()
  const { queryKey } = listQuery({ month })
  await expect.poll(() => queryClient.getQueryState(queryKey)?.fetchStatus).toBe('idle')
  asked.length = 0
  expect(open().posts()).toHaveLength(30)
  await expect.poll(() => asked).toEqual(['posts', 'titles'])
})

test('What a list had stays, and what is new shows, though a later part of the next answer fails', async () => {
  answers = { posts: whole.slice(0, 29), titles: [postOf(days[30])], pages: [] }
  const list = await openWhole()
  expect(list.posts()).toHaveLength(30)
  answers = { ...answers, posts: whole.slice(10, 30), titles: 'failure' }
  await list.result().refetch()
  expect(list.result().isError).toBe(true)
  expect(list.posts()).toHaveLength(31)
})

test('Posts without a picture are asked for 40 a request, each once a visit, whatever list they are in', async () => {
  const many = Array.from({ length: 41 }, (_, index) => `many-${index}`)
  const posts = [...many, 'many-0', ''].map((slug) => postOf(day, { slug }))
  posts.push(postOf(day, { featured_image_url: source }))
  answers = { posts, titles: [], pages: many.map(pictureOf) }
  await openWhole()
  answers.titles = ['many-4', 'other'].map((slug) => postOf(day, { slug }))
  answers.pages = [pictureOf('other')]
  await openWhole(listQuery({ monthDay: day.slice(5) }))
  expect(slugsAsked.map((slugs) => slugs.split(',').length)).toEqual([40, 1, 1])
})

test('After a clock that was ahead is put right, nothing is asked again and again', async () => {
  vi.setSystemTime('2028-05-02T12:00:00Z')
  answers.titles = 'failure'
  const list = await openWhole(listQuery({ monthDay: day.slice(5) }))
  answers.titles = [postOf(day)]
  vi.setSystemTime('2027-05-02T12:00:00Z')
  list.render()
  await new Promise((done) => setTimeout(done, 300))
  expect(asked.length).toBeLessThan(3)
})
