import { collapseWhitespace } from '../text/plain-text.ts'

/** Phrases to cut from an alt text. `readMoreSentence` cuts “See explanation for …” with its sentence. */
const stockPhrases =
  /\bsee explanation\b(?! for)[.!]*|clicking on the (?:picture|image) will download[^.!]*[.!]*/gi

const readMoreSentence = /^(?:please|see|read|for|more|further)\b.*\bexplanation\b/i

export function cleanAlt(alt: string): string {
  const text = collapseWhitespace(alt).replace(stockPhrases, ' ')
  const sentences = collapseWhitespace(text).split(/(?<=[.!?]) /)
  if (readMoreSentence.test(sentences.at(-1) ?? '')) sentences.pop()
  return sentences.join(' ')
}

const logo = /nasa-logo|\/wp-content\/themes\//i

/** Whether an entry has NASA's logo instead of a picture, like the legacy service's since September 2026. */
export function isPlaceholder(entry: { title: string; explanation: string; url?: string }) {
  const { title, explanation, url = '' } = entry
  const isLogoTitle = /^nasa science$/i.test(collapseWhitespace(title))
  return isLogoTitle || logo.test(url) || explanation.trimStart().startsWith('Discover the cosmos!')
}

/** Whether an entry is what the legacy service sends for any day during outages. */
export function isOutageEntry({ title }: { title: string }): boolean {
  return /^default image$/i.test(collapseWhitespace(title))
}

export function isPlaceholderUrl(url: string): boolean {
  return logo.test(url) || /news-thumbnail|NASA-Meatball/i.test(url)
}
