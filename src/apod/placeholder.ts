import type { Entry } from './entry.ts'
import { collapseWhitespace } from './text.ts'

/**
 * Whether an entry is what the specified URL has returned for every day since the pictures
 * moved in September 2026: NASA's logo, under the right date.
 */
export function isPlaceholder({ title, explanation, url = '', hdurl = '' }: Entry): boolean {
  return (
    collapseWhitespace(title).toLowerCase() === 'nasa science' ||
    /nasa-logo|\/wp-content\/themes\//i.test(`${url} ${hdurl}`) ||
    explanation.trimStart().startsWith('Discover the cosmos!')
  )
}

/** Whether a URL is what NASA's site shows instead of a missing picture: a news thumbnail or its emblem. */
export function isStandIn(url: string): boolean {
  return /news-thumbnail|NASA-Meatball/i.test(url)
}
