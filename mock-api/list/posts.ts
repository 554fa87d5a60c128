import { addDays, monthNames } from '../../src/apod/calendar.ts'
import { formatLongDay } from '../calendar.ts'
import { kindOf } from '../entry.ts'
import { escapeHtml } from '../html.ts'
import { epochDay, sampleOf } from '../samples.ts'
import { makeDayHtml, makeMediaHtml, pictureUrl } from '../successor-entry.ts'

/** A post of NASA's list. Its texts are plain, and `formatPost` returns them as HTML. */
export type Post = {
  /** When it was published, as YYYY-MM-DDTHH:MM:SS in New York. */
  date: string
  slug: string
  title: string
  text: string
  content: (origin: string) => string
  picture: (origin: string) => string | false
  oldUrl: string
}

/** Returns a day's post, and on some days a second one. Like NASA's, they name their day in various ways. */
export function makePosts(day: string): Post[] {
  const number = epochDay(day)
  const { title, explanation } = sampleOf(day)
  const post: Post = {
    date: `${isFiledLate(day) ? addDays(day, 3) : day}T00:05:00`,
    slug: slugOf(day, title),
    title: titlePrefixOf(day) + title,
    text: explanation,
    content: (origin) =>
      `<div class="media-detail-hero__media">${makeMediaHtml(day, origin)}</div>${makeDayHtml(day, origin)}`,
    picture: (origin) => pictureOf(day, `${origin}/mock`),
    oldUrl: isFiledLate(day) || (day < '2026-09-16' && number % 30 > 0) ? oldUrlOf(day) : '',
  }
  if (number % 290 !== 7) return [post]
  return [{ ...post, title: `${title} (again)`, oldUrl: '' }, post]
}

function isFiledLate(day: string) {
  return epochDay(day) % 40 === 11
}

const dashes = [' – ', ' — ', ' - ', ' -']

/** Returns `APOD: ` and the day. Every 50th title has no prefix, every 70th only the year and month. */
function titlePrefixOf(day: string) {
  const number = epochDay(day)
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

/** The URL of a picture or poster, a placeholder's for embeds and days before 2000, or false for `other`. */
function pictureOf(day: string, folder: string) {
  const kind = kindOf(day)
  if (kind === 'other') return false
  if (kind === 'embed' || day < '2000-01-01')
    return `${folder}/news-thumbnail.png?w=1200&h=675&fit=clip`
  return pictureUrl(day, folder)
}

export function formatPost({ date, slug, title, content, picture, oldUrl }: Post, origin: string) {
  return {
    date,
    slug,
    title: { rendered: escapeHtml(title) },
    content: { rendered: content(origin) },
    categories: [category],
    featured_image_url: picture(origin),
    migration_source_url: oldUrl,
  }
}

/** NASA's category of the pictures of the day. */
export const category = 22_766
