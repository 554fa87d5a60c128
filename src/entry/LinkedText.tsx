import { dateUrl } from '../apod/date-url.ts'
import { linkedDay, type TextPart } from '../apod/links.ts'
import { Link } from '../ui/Link.tsx'

/** A text with its links. Links to another picture of the day open it in this page. */
export function LinkedText({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, url }, index) => {
    const day = url && linkedDay(url)
    // The list never changes, and two may be equal.
    /* oxlint-disable react/no-array-index-key */
    if (day) {
      return (
        <Link key={index} href={dateUrl(day)}>
          {text}
        </Link>
      )
    }
    if (!url) return <span key={index}>{text}</span>
    return (
      <a key={index} href={url} target="_blank" rel="noreferrer">
        {text}
      </a>
    )
  })
}
