import { isArchiveDay } from '../../../apod/calendar.ts'
import { dayOfPage, dayOfSlug } from '../../../apod/day-pages.ts'
import { type Day, parseDay } from '../../../apod/day.ts'
import type { Entry } from '../../../apod/entry.ts'
import { pictureMediaOf, parsePictureUrl } from '../../../apod/media.ts'
import type { PictureSource } from '../../../apod/picture-sources.ts'
import { parseTitle } from '../../../service/html.ts'
import { failureReasonOf, ServiceError, type RawResponse } from '../../../service/request.ts'
import { isObject, parseJson, textOrEmpty } from '../../../text/json.ts'
import { parseWebUrl } from '../../../text/urls.ts'

/** What NASA's list says about a day. Opening the day looks up its entry. */
export interface Post {
  day: Day
  title: string
  pictureUrl: string | undefined
  slug: string
  /** What named the day, most reliable first: 0 is the old URL, 1 the title, 2 the slug, 3 the date. */
  dayRank: number
  /** From the post's content, if it was requested. */
  alt?: string
  isPlayable?: boolean
}

/** Ignores invalid posts. Throws a ServiceError if the response isn't a list. */
export function parsePosts(response: RawResponse, today: Day) {
  const received = parsePostList(response)
  const posts = received.flatMap((post) => parsePost(post) ?? [])
  return {
    posts: posts.filter(({ day }) => isArchiveDay(day, today)),
    receivedCount: received.length,
    total: Number(response.headers.get('X-WP-Total')) || undefined,
  }
}

/** Empty for a page past the last, which NASA answers with an error. */
export function parsePostList({ status, body }: Pick<RawResponse, 'status' | 'body'>): unknown[] {
  const json = parseJson(body)
  if (isObject(json) && json['code'] === 'rest_post_invalid_page_number') return []
  const reason = failureReasonOf(status)
  if (reason) throw new ServiceError(reason)
  if (!Array.isArray(json)) throw new ServiceError('down')
  return json
}

function parsePost(post: unknown): Post | undefined {
  if (!isObject(post)) return undefined
  const text = (name: string) => textOrEmpty(post[name])
  const { title, day: titleDay } = parseTitle(renderedText(post['title']))
  const oldUrl = parseWebUrl(text('migration_source_url'))
  const slug = text('slug')
  const linked = oldUrl === undefined ? undefined : dayOfPage(oldUrl)
  // The date comes last, because a post may be filed under another day.
  const days = [linked, titleDay, dayOfSlug(slug), parseDay(text('date').slice(0, 10))]
  const dayRank = days.findIndex(Boolean)
  const day = days[dayRank]
  const pictureUrl = parsePictureUrl(text('featured_image_url'))
  return day && { day, title, pictureUrl, slug, dayRank }
}

export function renderedText(field: unknown) {
  return isObject(field) ? textOrEmpty(field['rendered']) : ''
}

/** Keeps one post a day, preferably with a picture, then with the lowest `dayRank`. */
export function bestPostByDay(posts: readonly Post[]): Map<Day, Post> {
  const byDay = new Map<Day, Post>()
  for (const post of posts) {
    const other = byDay.get(post.day)
    if (!other || rankOf(post) < rankOf(other)) byDay.set(post.day, post)
  }
  return byDay
}

function rankOf({ pictureUrl, dayRank }: Post) {
  return pictureUrl === undefined ? dayRank + 4 : dayRank
}

export function entryOfPost({ day, title, pictureUrl = '', alt = '' }: Post): Entry {
  return { date: day, title, media_type: 'image', explanation: '', alt, url: pictureUrl }
}

/** Avoids the original, which may be 38 MB, if NASA can resize the picture. */
export function tileSourcesOf(day: Day, pictureUrl: string | undefined): readonly PictureSource[] {
  const { sources = [] } = (pictureUrl && pictureMediaOf({ date: day, url: pictureUrl })) || {}
  const resized = sources.filter(({ srcset }) => srcset)
  return resized.length > 0 ? resized : sources
}
