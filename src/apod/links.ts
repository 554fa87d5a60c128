import { isObject } from '../text/json.ts'
import { parseWebUrl } from '../text/urls.ts'
import { earliestDay, fullYear, monthNames } from './calendar.ts'
import { type Day, dayFrom } from './day.ts'

export interface TextLink {
  /** The link's index in the text, in UTF-16 units. */
  at: number
  text: string
  url: string
}

export interface TextPart {
  text: string
  url?: string
}

export function parseLinks(value: unknown): TextLink[] {
  return Array.isArray(value) ? value.filter(isLink) : []
}

function isLink(value: unknown): value is TextLink {
  if (!isObject(value)) return false
  const { at, text, url } = value
  const isPosition = Number.isInteger(at) && Number(at) >= 0
  const isText = typeof text === 'string' && text.trim() !== ''
  return isPosition && isText && typeof url === 'string' && parseWebUrl(url) === url
}

/** Splits a text at its links. Ignores a link that overlaps an earlier one or doesn't match the text. */
export function splitAtLinks(text: string, links: readonly TextLink[]): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { at, text: linkText, url } of links.toSorted((a, b) => a.at - b.at)) {
    if (at < end || !text.startsWith(linkText, at)) continue
    if (at > end) parts.push({ text: text.slice(end, at) })
    parts.push({ text: linkText, url })
    end = at + linkText.length
  }
  return end < text.length ? [...parts, { text: text.slice(end) }] : parts
}

const nasaStartPage = 'https://science.nasa.gov/apod/'

/** NASA's page of the day, or its start page if the permalink is missing or leads to another site. */
export function nasaPageOf({ permalink }: { permalink?: string }): string {
  const url = parseWebUrl(permalink)
  return url && /(^|\.)nasa\.gov$/.test(new URL(url).hostname) ? url : nasaStartPage
}

/** The day that a link to one of NASA's day pages is about. Undefined for any other link. */
export function linkedDay(url: string): Day | undefined {
  const { hostname, pathname } = new URL(url)
  const [, slug] = pathname.match(/^\/image-article\/(?:apod\/)?(.*)$/) ?? []
  const day =
    hostname === 'science.nasa.gov' ? dayOfSlug(slug ?? '') : dayOfOldPage(hostname + pathname)
  return day && day >= earliestDay ? day : undefined
}

const apodSlug = /^apod-(\d{4})-(\d\d|[a-z]+)-(\d{1,2})(?![\p{L}\d])/u

/** The day in a post's slug, such as `apod-2020-december-22-the-title`. */
export function dayOfSlug(slug: string): Day | undefined {
  const [, year, month = '', dayOfMonth] = apodSlug.exec(slug) ?? []
  return dayFrom(year, monthNumberOf(month), dayOfMonth)
}

export function monthNumberOf(nameOrNumber: string): string {
  const lowerCase = nameOrNumber.toLowerCase()
  const index = monthNames.findIndex((name) => name.toLowerCase() === lowerCase)
  return index < 0 ? nameOrNumber : String(index + 1)
}

/** The host and path of an old day page. NASA also links to such pages at apod.com (`/en` is a mirror). */
const oldDayPage =
  /^(?:www\.)?(?:apod\.nasa\.gov\/apod|antwrp\.gsfc\.nasa\.gov\/apod|apod\.com(?:\/apod|\/en)?)\/ap(\d\d)(\d\d)(\d\d)\.html?(?![\p{L}\d])/u

function dayOfOldPage(hostAndPath: string) {
  const [, year = '', month, dayOfMonth] = oldDayPage.exec(hostAndPath) ?? []
  return dayFrom(fullYear(year), month, dayOfMonth)
}
