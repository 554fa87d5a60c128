import type { Day } from '../apod/day.ts'
import { dayOfArticle } from '../apod/links.ts'
import { textFromHtml } from './html.ts'

/** `APOD: 2024 December 7 – `, with any dash, and sometimes without the day. */
const lead = /^APOD: (\d{4}) (\w+)(?: (\d{1,2}))? [-–—] ?/

/** A title of science.nasa.gov as text, and the day that it begins with. */
export function readTitle(html: string): { title: string; day: Day | null } {
  const text = textFromHtml(html)
  const [start = '', year, month, date] = lead.exec(text) ?? []
  const day = dayOfArticle(`apod-${year}-${month}-${date}`.toLowerCase())
  return { title: text.slice(start.length), day }
}
