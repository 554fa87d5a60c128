import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addDays } from '../apod/calendar.ts'
import { requireDay } from '../apod/day.ts'
import { daysOf, monthOf } from '../apod/month.ts'
import { dayQuery, queryClient } from '../service/queries.ts'
import { listQuery } from './nasa-list-query.ts'

/** Which of its parts a list asks for: posts, posts by their titles, or posts' own pages. */
type Part = 'posts' | 'titles' | 'pages'

const asked: Part[] = []
const slugsAsked: string[] = []
let answers: Record<Part, unknown>

const day = requireDay('1996-05-02')
const month = monthOf(day)
const days = daysOf(month)
const question = { month }

const postOf = (date: string, slug = '') => ({
  date: `${date}T00:05:00`,
  slug,
  title: { rendered: date },
})
const source = 'https://pictures.example/a.jpg'
const pageOf = (slug: string) => ({
  slug,
  content: { rendered: `<p class="media-detail-hero__media"><img src="${source}">` },
})
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

/** Shows a list, as a wall does. */
function open(asks = listQuery(question)) {
  const observer = new QueryObserver(queryClient, asks)
  const close = observer.subscribe(() => {})
  return {
    close,
    render: () => observer.setOptions(asks),
    result: () => observer.getCurrentResult(),
    posts: () => observer.getCurrentResult().data?.posts ?? [],
    async isDone() {
      await expect.poll(() => observer.getCurrentResult().isFetching).toBe(false)
    },
  }
}

test.each<[string, unknown, number, number[]]>([
  ['a whole month', whole, 1, [1, 0, 1]],
  ['a month with a gap', whole.slice(1), 2, [2, 0, 2]],
  ['no list', {}, 1, [1, 1, 1]],
])(
  'Where %s comes, it is asked for at first, again only after a failure, and after an hour',
  async (_, posts, __, counts) => {
    answers.posts = posts
    for (const [index, count] of counts.entries()) {
      asked.length = 0
      if (index === 2) vi.setSystemTime(Date.now() + 3_600_001)
      const { isDone, close } = open()
      await isDone()
      close()
      expect(asked).toHaveLength(count)
    }
  },
)

test('A date is asked for each time it is chosen', async () => {
  for (let times = 0; times < 2; times += 1) {
    const observer = new QueryObserver(queryClient, dayQuery(day))
    const close = observer.subscribe(() => {})
    await expect.poll(() => observer.getCurrentResult().isFetching).toBe(false)
    close()
  }
  expect(asked).toHaveLength(4)
})

test('A list shows while its pages and its blank days are still asked for', async () => {
  answers = {
    posts: [...whole.slice(2), postOf(days[1] ?? '', 'shown')],
    pages: 'never',
    titles: 'never',
  }
  const list = open()
  await expect.poll(() => list.posts()).toHaveLength(30)
  expect(list.posts().at(-1)).toMatchObject({ slug: 'shown', picture: null })
  list.close()
  answers['pages'] = [pageOf('shown')]
  const again = open()
  await expect.poll(() => again.posts().at(-1)).toMatchObject({ picture: source })
  expect(again.result()).toMatchObject({ isFetching: true, dataUpdatedAt: 0 })
  again.close()
})

test('A part that fails hides nothing, and is asked for again at the next opening', async () => {
  answers = { posts: whole.slice(1), titles: 'failure', pages: [] }
  const list = open()
  await list.isDone()
  expect(list.posts()).toHaveLength(30)
  expect(list.result()).toMatchObject({ isError: true, isStale: true })
  list.close()
  answers.titles = [postOf(days[0] ?? '')]
  const again = open()
  expect(again.posts()).toHaveLength(30)
  await again.isDone()
  expect(again.posts()).toHaveLength(31)
  again.close()
})

test('A list that is left half way keeps what it has, and does not count as fresh', async () => {
  answers = { posts: whole.slice(1), titles: 'never', pages: [] }
  const list = open()
  await expect.poll(() => list.posts()).toHaveLength(30)
  list.close()
  const { queryKey } = listQuery(question)
  await expect.poll(() => queryClient.getQueryState(queryKey)?.fetchStatus).toBe('idle')
  asked.length = 0
  const again = open()
  expect(again.posts()).toHaveLength(30)
  await expect.poll(() => asked).toEqual(['posts', 'titles'])
  again.close()
})

test('A list that was whole stays while it is asked for again', async () => {
  answers.posts = whole.map(({ date }) => postOf(date.slice(0, 10), 'kept'))
  answers.pages = [pageOf('kept')]
  const list = open()
  await list.isDone()
  const { posts } = list
  answers.posts = whole.slice(1)
  answers.titles = 'never'
  void list.result().refetch()
  await expect.poll(() => asked.at(-1)).toBe('titles')
  expect(posts()).toHaveLength(31)
  list.close()
})

test('A new post shows where a list that was whole is asked for again and a later part fails', async () => {
  answers = { posts: whole.slice(0, 29), titles: [postOf(days[30] ?? '')], pages: [] }
  const list = open()
  await list.isDone()
  expect(list.posts()).toHaveLength(30)
  answers.posts = whole.slice(0, 30)
  answers.titles = 'failure'
  await list.result().refetch()
  expect(list.result().isError).toBe(true)
  expect(list.posts()).toHaveLength(31)
  list.close()
})

test('Posts without a picture are asked for 40 a question, each once a visit, whatever list they are in', async () => {
  const many = Array.from({ length: 41 }, (_, index) => `many-${index}`)
  const posts = [...many, 'many-0', ''].map((slug) => postOf(day, slug))
  answers = {
    posts: [...posts, { ...postOf(day), featured_image_url: source }],
    titles: [],
    pages: many.map(pageOf),
  }
  const first = open()
  await first.isDone()
  first.close()
  answers.titles = [
    postOf(addDays(day, 366), 'many-3'),
    postOf(day, 'many-4'),
    postOf(day, 'other'),
  ]
  answers.pages = [pageOf('other')]
  const years = open(listQuery({ day }))
  await years.isDone()
  years.close()
  expect(slugsAsked.map((slugs) => slugs.split(',').length)).toEqual([40, 1, 1])
})

test('After a clock that was ahead is put right, nothing is asked again and again', async () => {
  vi.setSystemTime('2028-05-02T12:00:00Z')
  answers.titles = 'failure'
  const list = open(listQuery({ day }))
  await list.isDone()
  answers.titles = [postOf(day)]
  vi.setSystemTime('2027-05-02T12:00:00Z')
  list.render()
  await new Promise((done) => setTimeout(done, 300))
  expect(asked.length).toBeLessThan(3)
  list.close()
})
