import { earliestDay } from './calendar.ts'
import { type Day, parseDay } from './day.ts'
import { httpsUrl } from './https-url.ts'

/** A link in one of an entry's texts. */
export interface TextLink {
  /** Where it begins in the text, in UTF-16 units. */
  at: number
  text: string
  /** Absolute and over https. */
  url: string
}

/** A piece of a text; with a URL it is a link. */
export interface TextPart {
  text: string
  url?: string
}

/** Reads links of any origin; anything else is left out. */
export function readLinks(value: unknown): TextLink[] {
  return Array.isArray(value) ? value.filter(isLink) : []
}

function isLink(value: unknown): value is TextLink {
  if (typeof value !== 'object' || value === null) return false
  const { at, text, url }: Partial<Record<string, unknown>> = { ...value }
  return (
    Number.isInteger(at) &&
    Number(at) >= 0 &&
    typeof text === 'string' &&
    text.trim() !== '' &&
    typeof url === 'string' &&
    httpsUrl(url) === url
  )
}

/**
 * Splits a text at its links. A link whose words are not at its position is left out.
 * @param offset of `text` in the text that the links belong to
 */
export function partsOf(text: string, links: readonly TextLink[] = [], offset = 0): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const link of links.toSorted((a, b) => a.at - b.at)) {
    const start = link.at - offset
    if (start < end || !text.startsWith(link.text, start)) continue
    if (start > end) parts.push({ text: text.slice(end, start) })
    parts.push({ text: link.text, url: link.url })
    end = start + link.text.length
  }
  return end < text.length ? [...parts, { text: text.slice(end) }] : parts
}

const monthNames =
  'january february march april may june july august september october november december'
const monthName = new RegExp(
  `^apod-(\\d{4})-(${monthNames.replaceAll(' ', '|')})-(\\d{1,2})(?:-|$)`,
)

/** The day whose picture a link leads to; null for a link to anything else. */
export function linkedDay(url: string): Day | null {
  const { hostname, pathname } = new URL(url)
  const day =
    hostname === 'science.nasa.gov' ? articleDay(pathname) : oldPageDay(hostname, pathname)
  return day && day >= earliestDay ? day : null
}

function articleDay(path: string) {
  const slug = path.match(/^\/image-article\/([^/]+)/)?.[1] ?? ''
  const numbers = slug.match(/^apod-(\d{4}-\d\d-\d\d)(?:-|$)/)?.[1]
  if (numbers) return parseDay(numbers)
  const [, year, month = '', date = ''] = slug.match(monthName) ?? []
  const number = monthNames.split(' ').indexOf(month) + 1
  return year
    ? parseDay(`${year}-${String(number).padStart(2, '0')}-${date.padStart(2, '0')}`)
    : null
}

function oldPageDay(host: string, path: string) {
  if (!/^(?:www\.)?(?:apod\.nasa\.gov|antwrp\.gsfc\.nasa\.gov)$/.test(host)) return null
  const [, year, month, date] = path.match(/^\/apod\/ap(\d\d)(\d\d)(\d\d)\.html?$/) ?? []
  return year ? parseDay(`${Number(year) < 95 ? '20' : '19'}${year}-${month}-${date}`) : null
}
