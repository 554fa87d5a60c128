import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Day } from '../../../apod/day.ts'
import { parsePictureUrl } from '../../../apod/media.ts'
import { cleanAlt } from '../../../apod/nasa-quirks.ts'
import { parseHtml } from '../../../service/html.ts'
import { queryClient } from '../../../service/queries.ts'
import type { RawResponse } from '../../../service/request.ts'
import { isObject, textOrEmpty } from '../../../text/json.ts'
import { fetchList, fetchStateOf, listQuery } from './nasa-list.ts'
import {
  bestPostByDay,
  hasPicture,
  type Post,
  parsePostList,
  postPictureOf,
  renderedText,
} from './posts.ts'

interface PostMedia {
  /** Of the picture, or of a video's poster. */
  pictureUrl: string | undefined
  alt: string
  isPlayable: boolean
}

type MediaBySlug = Partial<Record<string, PostMedia>>

/** One post a day (of `days`, if given), with its media once loaded. Each group's media are one request. */
export function usePostsWithMedia(groups: readonly (readonly Post[])[], days?: readonly Day[]) {
  const { bySlug, mediaState } = useQueries({
    queries: groups.filter((posts) => posts.some(needsContent)).map(postMediaQuery),
    combine: combineMedia,
  })
  const posts = useMemo(() => {
    const byDay = bestPostByDay(groups.flat().map((post) => withPostMedia(post, bySlug)))
    return days ? days.flatMap((day) => byDay.get(day) ?? []) : [...byDay.values()]
  }, [groups, bySlug, days])
  return { posts, mediaState }
}

function combineMedia(results: UseQueryResult<MediaBySlug | null>[]) {
  // Also of earlier queries. A new post changes the key, and pictures would vanish until that query has data.
  const all = queryClient.getQueriesData<MediaBySlug>({ queryKey: ['list', 'media'] })
  const bySlug: MediaBySlug = Object.assign({}, ...all.map(([, data]) => data))
  return { bySlug, mediaState: fetchStateOf(results) }
}

function withPostMedia(post: Post, media: MediaBySlug): Post {
  const found = needsContent(post) && media[post.slug]
  if (!found) return post
  const { pictureUrl, alt, isPlayable } = found
  const picture = postPictureOf(post.date, pictureUrl)
  return { ...post, picture, alt: alt || post.title, isPlayable }
}

function needsContent(post: Post) {
  return !hasPicture(post) && post.slug !== ''
}

function postMediaQuery(posts: readonly Post[]) {
  const slugs = posts.filter(needsContent).map(({ slug }) => slug)
  return listQuery(['media', slugs], (signal) => fetchPostMedia(slugs, signal))
}

/** Fetches the media of up to 100 posts. Throws a ServiceError if that fails. */
async function fetchPostMedia(slugs: readonly string[], signal: AbortSignal) {
  const params = { slug: slugs.join(','), per_page: '100', _fields: 'slug,content' }
  return parsePostMedia(await fetchList(params, signal))
}

export function parsePostMedia(response: RawResponse): MediaBySlug {
  const media: MediaBySlug = {}
  for (const post of parsePostList(response)) {
    if (isObject(post) && isObject(post['content']))
      media[textOrEmpty(post['slug'])] = mediaInContent(renderedText(post['content']))
  }
  return media
}

/** Parses only what is before the first heading, because parsing all of the content is slow. */
function mediaInContent(html: string): PostMedia {
  const [start = ''] = html.split(/<h[1-6]\b/i, 1)
  const media = parseHtml(start).querySelector('.media-detail-hero__media')
  const playable = media?.querySelector('video, iframe')
  const image = media?.querySelector('img')
  return {
    pictureUrl:
      parsePictureUrl(image?.getAttribute('src')) ??
      parsePictureUrl(playable?.getAttribute('poster')),
    alt: cleanAlt(image?.getAttribute('alt') ?? ''),
    isPlayable: Boolean(playable),
  }
}
