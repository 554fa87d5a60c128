import { type Query, queryOptions } from '@tanstack/react-query'
import { todayInNewYork } from '../apod/calendar.ts'
import type { Day } from '../apod/day.ts'
import { archiveDaysOf, type Month, monthOf } from '../apod/month.ts'
import { hour } from '../service/queries.ts'
import { askList, askPostMedia, askTitles, type ListAnswer, type ListRequest } from './nasa-list.ts'
import { type MediaBySlug, oncePerDay, type Post } from './read-nasa-list.ts'

const quarterOfAnHour = hour / 4

/** What NASA's list has of a wall or on a page of found pictures; null while nothing is known. */
export function listQuery(request: ListRequest) {
  return queryOptions<ListAnswer | null>({
    queryKey: ['list', request],
    async queryFn({ client, queryKey, signal }) {
      const before = client.getQueryData<ListAnswer | null>(queryKey)?.posts ?? []
      let list: ListAnswer | null = null
      for await (list of listAsItComes(request, signal)) {
        // What an earlier answer had stays until the new one is whole.
        const posts = oncePerDay([...list.posts, ...before])
        // A part never counts as fresh: a list that fails or is left half way is asked for again at its next opening.
        client.setQueryData(queryKey, { ...list, posts }, { updatedAt: 0 })
      }
      return list
    },
    // Without data, the failure would be forgotten during a new try. Null counts as data.
    initialData: null,
    initialDataUpdatedAt: 0,
    staleTime: hour,
    refetchInterval: ({ state }) => lacksToday(request, state) && quarterOfAnHour,
    // A hidden tab asks nothing.
    refetchOnWindowFocus({ state }) {
      const lastAsked = Math.max(state.dataUpdatedAt, state.errorUpdatedAt)
      const isDue = Date.now() - lastAsked >= quarterOfAnHour
      // `true` would ask only for what is stale.
      return lacksToday(request, state) && isDue && 'always'
    },
  })
}

/** Yields a list, then the list with pictures from posts' own pages, then with the days that only titles name. */
async function* listAsItComes(request: ListRequest, signal: AbortSignal) {
  const list = await askList(request, signal)
  yield { ...list, posts: list.posts.map(withKnownMedia) }
  const posts = await withMedia(list.posts, signal)
  yield { ...list, posts }
  if (!('month' in request && hasGap(request.month, posts))) return
  const titled = await askTitles(request.month, signal)
  yield { ...list, posts: [...posts, ...titled] }
  yield { ...list, posts: [...posts, ...(await withMedia(titled, signal))] }
}

/** What posts' own pages show, by their slugs. A page with a picture is asked for once a visit. */
const knownMedia: MediaBySlug = {}

const postsPerQuestion = 40

/** The posts; those without a picture in the list get the one of their own pages. */
async function withMedia(posts: readonly Post[], signal: AbortSignal): Promise<Post[]> {
  const slugs = posts.filter(needsPage).map(({ slug }) => slug)
  const open = [...new Set(slugs)].filter((slug) => !knownMedia[slug]?.picture)
  const groups = Array.from({ length: Math.ceil(open.length / postsPerQuestion) }, (_, index) =>
    open.slice(index * postsPerQuestion, (index + 1) * postsPerQuestion),
  )
  Object.assign(
    knownMedia,
    ...(await Promise.all(groups.map((group) => askPostMedia(group, signal)))),
  )
  return posts.map(withKnownMedia)
}

function withKnownMedia(post: Post): Post {
  return needsPage(post) ? { ...post, ...knownMedia[post.slug] } : post
}

/** A post without a slug can't be asked for. */
function needsPage({ picture, slug }: Post) {
  return picture === null && slug !== ''
}

function hasGap(month: Month, posts: readonly Post[]) {
  const today = todayInNewYork()
  const listed = new Set(posts.map(({ day }) => day))
  return archiveDaysOf(month, today).some((day) => day < today && !listed.has(day))
}

function lacksToday(request: ListRequest, { data }: Query<ListAnswer | null>['state']) {
  const today = todayInNewYork()
  return hasDay(request, today) && !data?.posts.some(({ day }) => day === today)
}

function hasDay(request: ListRequest, day: Day) {
  if ('month' in request) return request.month === monthOf(day)
  return 'monthDay' in request && request.monthDay === day.slice(5)
}
