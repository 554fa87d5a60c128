import { parseWebUrl } from '../text/urls.ts'
import { earliestDay, fullYear } from './calendar.ts'
import { type Day, dayFrom } from './day.ts'
import { monthNumberOf } from './month.ts'

/** A link to NASA's page of the day or, if the permalink is missing or leads to another site, to today's. */
export function nasaLinkOf({ permalink }: { permalink?: string }) {
  const href = parseWebUrl(permalink)
  return href && /(^|\.)nasa\.gov$/.test(new URL(href).hostname)
    ? { label: 'On NASA’s site', href }
    : { label: 'NASA’s APOD page', href: 'https://science.nasa.gov/apod/' }
}

/** Whether a URL may be a page of any day, on any site. A page below /apod/image/ is an embed. */
export function isDayPage(url = ''): boolean {
  return /\/ap\d{6}\.html?($|[?#])|\/image-article\//i.test(url) && !url.includes('/apod/image/')
}

/** The day of one of NASA's day pages. Undefined for any other URL. */
export function dayOfPage(url: string): Day | undefined {
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

/** An old page's host and path. NASA also links to copies of it, such as `apod.com/en/ap261007.html`. */
const oldDayPage =
  /^(?:www\.)?(?:apod\.nasa\.gov\/apod|antwrp\.gsfc\.nasa\.gov\/apod|apod\.com(?:\/apod|\/en)?)\/ap(\d\d)(\d\d)(\d\d)\.html?(?![\p{L}\d])/u

function dayOfOldPage(hostAndPath: string) {
  const [, year = '', month, dayOfMonth] = oldDayPage.exec(hostAndPath) ?? []
  return dayFrom(fullYear(year), month, dayOfMonth)
}
