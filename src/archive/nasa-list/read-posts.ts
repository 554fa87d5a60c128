import { isArchiveDay } from '../../apod/calendar.ts'
import { type Day, parseDay } from '../../apod/day.ts'
import type { Entry } from '../../apod/entry.ts'
import { isObject, parseJson, textOf } from '../../text/json.ts'
import { webUrl } from '../../text/urls.ts'
import { dayOfSlug, linkedDay } from '../../apod/links.ts'
import { pictureUrl } from '../../apod/media.ts'
import { cleanAlt } from '../../apod/nasa-quirks.ts'
import { type PictureSource, sourcesOf } from '../../apod/picture-sources.ts'
import { failureReasonOf, ServiceFailure, type RawResponse } from '../../service/answer.ts'
import { parseInertly, readTitle } from '../../service/html.ts'

/** What NASA's list says of a day; the day's entry is looked up when the day is opened. */
export interface ListedDay {
  day: Day
  title: string
  /** Undefined where the list has no picture or a stand-in. */
  picture: string | undefined
  /** Worked out once for all tiles that show the picture. */
  sources: readonly PictureSource[]
  /** Known only of posts whose content was asked for (`needsContent`). */
  alt?: string
  isFilm?: boolean
}

/** A listed day as an entry without explanation, for the slideshow, which shows entries. */
export function asEntry({ day, title, picture, alt = '' }: ListedDay): Entry {
  const entry = { date: day, title, media_type: 'image', explanation: '', alt }
  return picture === undefined ? entry : { ...entry, url: picture }
}

export interface Post extends ListedDay {
  slug: string
  /** What names the day, the surest first: 0 the URL of its old page, 1 its title, 2 its slug, 3 its date, which another page may have, too. */
  daySource: number
}

/** Leaves out what can't be read. @throws ServiceFailure where the response is no list */
export function readPosts({ status, headers, body }: RawResponse, today: Day) {
  const json = parseJson(body)
  const isPastEnd =
    status === 400 && isObject(json) && json['code'] === 'rest_post_invalid_page_number'
  const sent = isPastEnd ? [] : postsIn({ status, body })
  const posts = sent.flatMap((post) => readPost(post) ?? [])
  const total = headers.get('X-WP-Total') ?? ''
  return {
    posts: posts.filter(({ day }) => isArchiveDay(day, today)),
    /** Also those that can't be read. */
    sentCount: sent.length,
    total: /^\d{1,9}$/.test(total) ? Number(total) : undefined,
  }
}

function postsIn({ status, body }: Pick<RawResponse, 'status' | 'body'>): unknown[] {
  const reason = failureReasonOf(status)
  if (reason) throw new ServiceFailure(reason)
  const json = parseJson(body)
  if (!Array.isArray(json)) throw new ServiceFailure('invalid')
  return json
}

function readPost(post: unknown): Post | undefined {
  if (!isObject(post)) return undefined
  const text = (name: string) => textOf(post[name])
  const { title, day: titleDay } = readTitle(renderedOf(post['title']))
  const oldUrl = webUrl(text('migration_source_url'))
  const slug = text('slug')
  const filedDay = parseDay(text('date').slice(0, 10))
  const days = [oldUrl && linkedDay(oldUrl), titleDay, dayOfSlug(slug), filedDay]
  const daySource = days.findIndex((each) => each !== undefined)
  const day = days[daySource]
  return day
    ? { day, title, ...pictureFieldsOf(text('featured_image_url')), slug, daySource }
    : undefined
}

function renderedOf(field: unknown) {
  return isObject(field) ? textOf(field['rendered']) : ''
}

function pictureFieldsOf(text: string | null | undefined): Pick<ListedDay, 'picture' | 'sources'> {
  const picture = pictureUrl(text)
  return { picture, sources: picture === undefined ? [] : sourcesOf(picture) }
}

/** Each day once, where its first post stood: of two posts the one that names the day best, else the first. */
export function oncePerDay(posts: readonly Post[]): Post[] {
  const byDay = new Map<Day, Post>()
  for (const post of posts) {
    const other = byDay.get(post.day)
    if (!other || post.daySource < other.daySource) byDay.set(post.day, post)
  }
  return [...byDay.values()]
}

/** Whether only the post's content has its picture. It is asked for by the slug. */
export function needsContent({ picture, slug }: Post): boolean {
  return picture === undefined && slug !== ''
}

export function withPostMedia(post: Post, media: MediaBySlug): Post {
  return needsContent(post) ? { ...post, ...media[post.slug] } : post
}

/** Of a film the picture is its poster. */
type PostMedia = Pick<ListedDay, 'picture' | 'sources' | 'alt' | 'isFilm'>

export type MediaBySlug = Partial<Record<string, PostMedia>>

/** @throws as `readPosts` does */
export function readPostMedia(response: RawResponse): MediaBySlug {
  const media: MediaBySlug = {}
  for (const post of postsIn(response)) {
    if (isObject(post) && isObject(post['content']))
      media[textOf(post['slug'])] = mediaInContent(renderedOf(post['content']))
  }
  return media
}

/** The media stand before the first heading, in an element of this class; all that follows would take long to parse. */
function mediaInContent(html: string): PostMedia {
  const [start = ''] = html.split(/<h[1-6]\b/i, 1)
  const media = parseInertly(start).querySelector('.media-detail-hero__media')
  const film = media?.querySelector('video, iframe')
  const image = media?.querySelector('img')
  return {
    ...pictureFieldsOf(image?.getAttribute('src') ?? film?.getAttribute('poster')),
    alt: cleanAlt(image?.getAttribute('alt') ?? ''),
    isFilm: Boolean(film),
  }
}
