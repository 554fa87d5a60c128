import { isArchiveDay } from '../../../apod/calendar.ts'
import { dayOfPage, dayOfSlug } from '../../../apod/day-pages.ts'
import { type Day, parseDay } from '../../../apod/day.ts'
import { parsePictureUrl, type PictureMedia, pictureMediaOf } from '../../../apod/media.ts'
import type { Slide } from '../../../apod/slide.ts'
import { parseTitle } from '../../../service/html.ts'
import { failureReasonOf, ServiceError, type RawResponse } from '../../../service/request.ts'
import { isObject, parseJson, textOrEmpty } from '../../../text/json.ts'
import { parseWebUrl } from '../../../text/urls.ts'

/** What NASA's list says about a day: a slide, if it has a picture. Opening the day looks up its entry. */
export interface Post extends Omit<Slide, 'picture'> {
  date: Day
  /** That of a video is its poster. */
  picture: PictureMedia | undefined
  isPlayable: boolean
  slug: string
  /** What named the day, most reliable first: 0 is the old URL, 1 the title, 2 the slug, 3 the date. */
  dayRank: number
}

/** Ignores invalid posts. Throws a ServiceError if the response isn't a list. */
export function parsePosts(response: RawResponse, today: Day) {
  const received = parsePostList(response)
  const posts = received.flatMap((post) => parsePost(post) ?? [])
  return {
    posts: posts.filter(({ date }) => isArchiveDay(date, today)),
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
  const date = days[dayRank]
  if (!date) return undefined
  const media = { picture: postPictureOf(date, text('featured_image_url')), isPlayable: false }
  return { key: date, date, title, copyright: '', alt: title, ...media, slug, dayRank }
}

export function postPictureOf(date: Day, url: string | null | undefined) {
  return pictureMediaOf({ date, url: parsePictureUrl(url) })
}

export function hasPicture(post: Post): post is Post & Slide {
  return post.picture !== undefined
}

export function renderedText(field: unknown) {
  return isObject(field) ? textOrEmpty(field['rendered']) : ''
}

/** Keeps one post a day, preferably with a picture, then with the lowest `dayRank`. */
export function bestPostByDay(posts: readonly Post[]): Map<Day, Post> {
  const byDay = new Map<Day, Post>()
  for (const post of posts) {
    const other = byDay.get(post.date)
    if (!other || rankOf(post) < rankOf(other)) byDay.set(post.date, post)
  }
  return byDay
}

function rankOf(post: Post) {
  return hasPicture(post) ? post.dayRank : post.dayRank + 4
}
