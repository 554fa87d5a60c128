import type { Day } from '../../apod/day.ts'
import { dayOfArticle } from '../../apod/links.ts'
import { textFromHtml } from './html.ts'

/** `APOD: 2024 December 7 – `, with any dash, and now and then without the day. */
const lead = /^APOD:?\s*(\d{4})\s+(\p{L}+)(?:\s+(\d{1,2}))?\s*[-–—:]\s*/iu

/** A title of science.nasa.gov as text, and the day that it begins with. */
export function readTitle(html: string): { title: string; day: Day | null } {
  const text = textFromHtml(html)
  const [found = '', year, month, date] = lead.exec(text) ?? []
  const day = dayOfArticle(`apod-${year}-${month}-${date}`.toLowerCase())
  return { title: text.slice(found.length), day }
}
