import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { pictureUrl } from '../../apod/media.ts'
import { cleanAlt } from '../../apod/nasa-quirks.ts'
import type { RawResponse } from '../../service/answer.ts'
import { parseInertly } from '../../service/html.ts'
import { queryClient } from '../../service/queries.ts'
import { isObject, textOf } from '../../text/json.ts'
import { fetchList, listQuery, progressOf } from './nasa-list.ts'
import { type Post, postsIn, renderedOf, tileSourcesOf } from './read-posts.ts'

/** Of a film the picture is its poster. */
type PostMedia = Pick<Post, 'picture' | 'alt' | 'isPlayable'>

type MediaBySlug = Partial<Record<string, PostMedia>>

/** A list never has so many slugs that the URL is too long. @throws ServiceFailure */
export async function askPostMedia(slugs: readonly string[], signal: AbortSignal) {
  const params = { slug: slugs.join(), per_page: '100', _fields: 'slug,content' }
  return readPostMedia(await fetchList(params, signal))
}

/** @throws ServiceFailure where the response is no list */
export function readPostMedia(response: RawResponse): MediaBySlug {
  const media: MediaBySlug = {}
  for (const post of postsIn(response)) {
    if (isObject(post) && isObject(post['content']))
      media[textOf(post['slug'])] = mediaInContent(renderedOf(post['content']))
  }
  return media
}

/** Looks for the media before the first heading: all that follows would take long to parse. */
function mediaInContent(html: string): PostMedia {
  const [start = ''] = html.split(/<h[1-6]\b/i, 1)
  const media = parseInertly(start).querySelector('.media-detail-hero__media')
  const film = media?.querySelector('video, iframe')
  const image = media?.querySelector('img')
  return {
    picture: pictureUrl(image?.getAttribute('src')) ?? pictureUrl(film?.getAttribute('poster')),
    alt: cleanAlt(image?.getAttribute('alt') ?? ''),
    isPlayable: Boolean(film),
  }
}

/** Whether only the post's content has its picture. It is asked for by the slug. */
function needsContent({ picture, slug }: Post) {
  return picture === undefined && slug !== ''
}

function postMediaQuery(posts: readonly Post[]) {
  const slugs = posts.filter(needsContent).map(({ slug }) => slug)
  return listQuery(['media', slugs], (signal) => askPostMedia(slugs, signal))
}

/** The media of posts whose content alone has them, with one request for each list. */
export function usePostMedia(lists: readonly (readonly Post[])[]) {
  return useQueries({
    queries: lists.filter((posts) => posts.some(needsContent)).map(postMediaQuery),
    combine: joinMedia,
  })
}

function joinMedia(results: UseQueryResult<MediaBySlug | null>[]) {
  // With those of earlier requests: one more post without a picture makes another request for all.
  const all = queryClient.getQueriesData<MediaBySlug>({ queryKey: ['list', 'media'] })
  const bySlug: MediaBySlug = Object.assign({}, ...all.map(([, data]) => data))
  return { bySlug, filling: progressOf(results) }
}

export function withPostMedia(post: Post, media: MediaBySlug): Post {
  const own = needsContent(post) && media[post.slug]
  return own ? { ...post, ...own, sources: tileSourcesOf(post.day, own.picture) } : post
}
