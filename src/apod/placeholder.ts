import type { Entry } from './entry.ts'
import { collapseWhitespace } from './text.ts'

/** NASA's logo, and whatever else belongs to the look of NASA's site. */
const logo = /nasa-logo|\/wp-content\/themes\//i

/**
 * Whether an entry is what the specified URL has returned for every day since the pictures
 * moved in September 2026: NASA's logo, under the right date.
 */
export function isPlaceholder({ title, explanation, url, hdurl }: Entry): boolean {
  return (
    collapseWhitespace(title).toLowerCase() === 'nasa science' ||
    logo.test([url, hdurl].join()) ||
    explanation.trimStart().startsWith('Discover the cosmos!')
  )
}

/** Whether an entry's title is what the service has sent for a day during outages. */
export function isOutage({ title }: Entry): boolean {
  return /^default image$/i.test(collapseWhitespace(title))
}

/** Whether a URL is what NASA's site shows instead of a missing picture: a news thumbnail, its emblem or its logo. */
export function isStandIn(url: string): boolean {
  return logo.test(url) || /news-thumbnail|NASA-Meatball/i.test(url)
}
