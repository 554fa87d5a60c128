import { parseWebUrl } from '../text/urls.ts'
import { earliestDay, fullYear } from './calendar.ts'
import { type Day, dayFrom } from './day.ts'
import { monthNumberOf } from './month.ts'

const nasaStartPage = 'https://science.nasa.gov/apod/'

/** NASA's page of the day, or its start page if the permalink is missing or leads to another site. */
export function nasaPageOf({ permalink }: { permalink?: string }): string {
  const url = parseWebUrl(permalink)
  return url && /(^|\.)nasa\.gov$/.test(new URL(url).hostname) ? url : nasaStartPage
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
