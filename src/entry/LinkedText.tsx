import { paragraphsOf } from '../apod/entry-text.ts'
import type { Entry } from '../apod/entry.ts'
import { linkedDay, type TextPart } from '../apod/links.ts'
import { pathOf } from '../navigation/address.ts'

export function Explanation({ entry }: { entry: Entry }) {
  // The index is the key, because paragraphs never move, and two may be equal.
  return paragraphsOf(entry).map((parts, index) => (
    <p key={index}>
      <LinkedText parts={parts} />
    </p>
  ))
}

export function LinkedText({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, url }, index) => {
    if (!url) return <span key={index}>{text}</span>
    const day = linkedDay(url)
    const attributes = day
      ? { href: pathOf({ screen: 'day', date: day }) }
      : { href: url, target: '_blank', rel: 'noreferrer' }
    return (
      <a key={index} {...attributes}>
        {text}
      </a>
    )
  })
}
