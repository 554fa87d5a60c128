import { beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { daysOf, monthOf } from '../../../apod/month.ts'
import { queryClient } from '../../../service/queries.ts'
import { mockFetch, throwNetworkError } from '../../../test/network.ts'
import { postWithContent, makePost } from '../../../test/posts.ts'
import { WithProviders as wrapper } from '../../../test/WithProviders.tsx'
import { useWallPosts } from './use-wall-posts.ts'

/** `posts` for a month, `titles` for a month by title, or `contents of` slugs. */
const requests: string[] = []
let replies: Record<string, unknown>

const month = monthOf('1996-05-02')
const days = daysOf(month)
const source = 'https://pictures.example/a.jpg'
const postWithPicture = (slug: string) => postWithContent(slug, `<img src="${source}">`)
const allPosts = days.map((day) => makePost(day))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  queryClient.clear()
  requests.length = 0
  replies = { posts: [], titles: [], contents: [] }
  mockFetch(({ searchParams }) => {
    const slugs = searchParams.get('slug')
    const isOfTitles = searchParams.has('search') && !searchParams.has('page')
    requests.push(slugs ? `contents of ${slugs}` : isOfTitles ? 'titles' : 'posts')
    const reply = replies[requests.at(-1)?.split(' ')[0] ?? '']
    if (reply === 'never') return new Promise(() => {})
    return reply === 'failure' ? throwNetworkError() : Response.json(reply)
  })
})

async function renderPosts() {
  const usePosts = () => useWallPosts({ month }, days)
  const { result, unmount } = await renderHook(usePosts, { wrapper })
  return {
    list: () => result.current,
    isDone: () => !result.current.isFetching && queryClient.isFetching() === 0,
    async close() {
      await unmount()
      await expect.poll(() => queryClient.isFetching()).toBe(0)
      requests.length = 0
    },
  }
}

async function renderAndLoadPosts() {
  const opened = await renderPosts()
  await expect.poll(opened.isDone).toBe(true)
  return opened
}

test.each<[string, unknown, string[][]]>([
  ['A complete month', allPosts, [['posts'], [], ['posts']]],
  ['A month with a gap', allPosts.slice(1), [['posts', 'titles'], [], ['posts', 'titles']]],
  ['A month whose response isn’t a list', {}, [['posts'], ['posts'], ['posts']]],
])('%s is requested again only after a failure or an hour', async (_, posts, expectedRequests) => {
  replies.posts = posts
  for (const [index, expected] of expectedRequests.entries()) {
    if (index === 2) vi.setSystemTime(Date.now() + 3_600_001)
    const { close } = await renderAndLoadPosts()
    expect(requests).toEqual(expected)
    await close()
  }
})

test('A wall shows what has loaded, and later requests only what is missing', async () => {
  const withPicture = { featured_image_url: source }
  const fields = [{ slug: 'a' }, { slug: 'b' }, {}, withPicture]
  const posts = fields.map((differing, index) => makePost(days[index], differing))
  replies = { posts, contents: 'never', titles: 'failure' }
  const { list, close } = await renderPosts()
  await expect.poll(() => list().posts).toHaveLength(4)
  const error = { reason: 'down' }
  await expect.poll(list).toMatchObject({ error, isFetching: true, isListError: false })
  expect(queryClient.isFetching()).toBe(1)
  expect(list().posts[1]).toMatchObject({ slug: 'b', picture: undefined })
  await close()
  replies = { ...replies, contents: [postWithPicture('a'), postWithPicture('b')], titles: 'never' }
  const again = await renderPosts()
  expect(again.list().posts).toHaveLength(4)
  await expect.poll(() => again.list().posts[1]).toMatchObject({ picture: { largestUrl: source } })
  expect(again.list()).toMatchObject({ isListError: false, isFetching: true })
  expect(requests.toSorted()).toEqual(['contents of a,b', 'titles'])
  await again.close()
  replies.titles = posts.slice(1)
  await renderAndLoadPosts()
  expect(requests).toEqual(['titles'])
})

test('A new post whose picture can’t be loaded doesn’t hide the other pictures', async () => {
  const [first, second] = days.map((day) => makePost(day, { slug: day }))
  replies = { posts: [first], titles: [], contents: [postWithPicture(days[0] ?? '')] }
  const { list } = await renderAndLoadPosts()
  expect(list().posts).toMatchObject([{ picture: { largestUrl: source } }])
  replies = { ...replies, posts: [first, second], contents: 'failure' }
  await queryClient.refetchQueries({ queryKey: ['list', 'wall'] })
  await expect.poll(() => list().error).not.toBeNull()
  expect(list().posts).toMatchObject([{ picture: { largestUrl: source } }, { picture: undefined }])
})
