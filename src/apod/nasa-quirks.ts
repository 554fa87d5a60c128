import { collapseWhitespace, truncate } from '../text/plain-text.ts'

/** Phrases that describe no picture. “See explanation for” begins a sentence that does. */
const stockPhrases =
  /\bsee explanation\b(?! for)[.!]*|clicking on the (?:picture|image) will download[^.!]*[.!]*/gi

/** A last sentence that leads to the explanation: “Please see the explanation for more …” */
const leadsToExplanation = /^(?:please|see|read|for|more|further)\b.*\bexplanation\b/i

const maxDescriptionLength = 2000

/** A picture's description on one line, 2,000 characters at most, without NASA's stock phrases; perhaps empty. */
export function cleanAlt(alt: string): string {
  const text = collapseWhitespace(truncate(alt, maxDescriptionLength))
  const sentences = collapseWhitespace(text.replace(stockPhrases, ' ')).split(/(?<=[.!?]) /)
  if (leadsToExplanation.test(sentences.at(-1) ?? '')) sentences.pop()
  return sentences.join(' ')
}

const logo = /nasa-logo|\/wp-content\/themes\//i

/** Whether it is NASA's logo, which the legacy service sends for every day since September 2026. */
export function isPlaceholder(entry: { title: string; explanation: string; url?: string }) {
  const { title, explanation, url = '' } = entry
  const isTitled = /^nasa science$/i.test(collapseWhitespace(title))
  return isTitled || logo.test(url) || explanation.trimStart().startsWith('Discover the cosmos!')
}

/** Whether an entry's title is what the legacy service has sent for a day during outages. */
export function isOutageEntry({ title }: { title: string }): boolean {
  return /^default image$/i.test(collapseWhitespace(title))
}

/** Whether NASA shows this URL in place of a missing picture: a news thumbnail, its emblem or its logo. */
export function isStandInUrl(url: string): boolean {
  return logo.test(url) || /news-thumbnail|NASA-Meatball/i.test(url)
}
