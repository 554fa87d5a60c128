import { addDays, monthNames } from '../../src/apod/calendar.ts'
import { formatLongDay } from '../calendar.ts'
import { escapeHtml } from '../html.ts'
import { formatOf, kindOf } from '../entry.ts'
import { dayNumber, sampleOf } from '../samples.ts'
import { makeBody, makeMedia } from '../successor-entry.ts'

/** A post of NASA's list before it is sent: its texts are no HTML yet. */
export type Post = {
  /** When it is filed, YYYY-MM-DDTHH:MM:SS in New York. */
  date: string
  slug: string
  title: string
  text: string
  /** The day's page, its media first. */
  page: (origin: string) => string
  picture: (origin: string) => string | false
  oldUrl: string
}

/** The posts of a day: one, or now and then two. Their day is named in all the ways that NASA has. */
export function makePosts(day: string): Post[] {
  const number = dayNumber(day)
  const { title, explanation } = sampleOf(day)
  const post: Post = {
    // A few are filed under another day; those have an old URL.
    date: `${isFiledLate(day) ? addDays(day, 3) : day}T00:05:00`,
    slug: slugOf(day, title),
    title: leadOf(day) + title,
    text: explanation,
    page: (origin) =>
      `<div class="media-detail-hero__media">${makeMedia(day, origin)}</div>${makeBody(day, origin)}`,
    picture: (origin) => pictureOf(day, `${origin}/mock`),
    oldUrl: isFiledLate(day) || (day < '2026-09-16' && number % 30 > 0) ? oldUrlOf(day) : '',
  }
  if (number % 290 !== 7) return [post]
  return [{ ...post, title: `${title} (again)`, oldUrl: '' }, post]
}

function isFiledLate(day: string) {
  return dayNumber(day) % 40 === 11
}

const dashes = [' – ', ' — ', ' - ', ' -']

/** A title's start; every 50th has none, and every 70th only its month. */
function leadOf(day: string) {
  const number = dayNumber(day)
  const dash = dashes[Math.floor(number / 12) % dashes.length]
  if (number % 50 === 3) return ''
  const words = formatLongDay(day)
  return `APOD: ${number % 70 === 4 ? words.replace(/ \d+$/, '') : words}${dash}`
}

function slugOf(day: string, title: string) {
  const [year, month, date] = day.split('-')
  const words = title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')
  return `apod-${year}-${monthNames[Number(month) - 1]?.toLowerCase()}-${Number(date)}-${words}`
}

function oldUrlOf(day: string) {
  return `https://apod.nasa.gov/apod/ap${day.slice(2).replaceAll('-', '')}.html`
}

/** The still of a film, or NASA's stand-in, as for all of the early days. */
function pictureOf(day: string, folder: string) {
  const kind = kindOf(day)
  if (kind === 'other') return false
  if (kind === 'player' || day < '2000-01-01')
    return `${folder}/news-thumbnail.png?w=1200&h=675&fit=clip`
  const { width, height } = sampleOf(day)
  const size = formatOf(day) === 'gif' ? '' : `?w=${width}&h=${height}&fit=clip`
  return `${folder}/${day}-full.${formatOf(day)}${size}`
}

/** A post as it is sent. */
export function sentPost({ date, slug, title, page, picture, oldUrl }: Post, origin: string) {
  return {
    date,
    slug,
    title: { rendered: escapeHtml(title) },
    content: { rendered: page(origin) },
    categories: [category],
    featured_image_url: picture(origin),
    migration_source_url: oldUrl,
  }
}

/** NASA's number for the pictures of the day. */
export const category = 22_766
