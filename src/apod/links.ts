import { isObject } from '../text/json.ts'
import { parseWebUrl } from '../text/urls.ts'

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
