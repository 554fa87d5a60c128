import { Captions, Images, LayoutGrid } from 'lucide-react'
import { formatDate } from '../apod/calendar.ts'
import { dayOfPage } from '../apod/day-pages.ts'
import { isDay } from '../apod/day.ts'
import { paragraphsOf, titleOf } from '../apod/entry-text.ts'
import type { Entry } from '../apod/entry.ts'
import type { TextPart } from '../apod/links.ts'
import { catalogueNamesIn } from '../apod/sky-objects.ts'
import { pathOf } from '../navigation/address.ts'
import { QuietLink } from '../ui/QuietButton.tsx'

export function Explanation({ entry }: { entry: Entry }) {
  // The index is the key, because paragraphs never move, and two may be equal.
  return paragraphsOf(entry).map((parts, index) => (
    <p key={index}>
      <LinkedText parts={parts} />
    </p>
  ))
}

/** Lines in place of an explanation that is loading. */
export function LoadingText() {
  return <div className="ui-loading-text ui-delayed" aria-hidden />
}

export function LinkedText({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, url }, index) => {
    if (!url) return <span key={index}>{text}</span>
    const day = dayOfPage(url)
    const href = day ? pathOf({ screen: 'day', date: day }) : url
    return (
      // Not in a new tab, so that Back returns to the words.
      <a key={index} href={href} rel="noreferrer">
        {text}
      </a>
    )
  })
}

export function ImageDescription({ entry: { alt, title } }: { entry: Entry }) {
  if (!alt || alt === title) return null
  return (
    <details>
      <summary className="ui-quiet-button ui-outdented">
        <Captions />
        <span>Image description</span>
      </summary>
      <p style={{ paddingBlockEnd: 'var(--space-3)' }}>{alt}</p>
    </details>
  )
}

/** Links such as “Pictures of M31”, if the title has numbers of catalogues. */
export function SkyObjectLinks({ entry }: { entry: Entry }) {
  const names = new Set(catalogueNamesIn(titleOf(entry)).map(({ name }) => name))
  return [...names].slice(0, 2).map((name) => (
    <p key={name} className="ui-no-print ui-outdented">
      <QuietLink
        icon={Images}
        label={`Pictures of ${name}`}
        href={pathOf({ screen: 'search', terms: name })}
      />
    </p>
  ))
}

/** A link such as “May 14 in other years”. Renders nothing for an invalid date. */
export function OtherYearsLink({ date }: { date: string }) {
  if (!isDay(date)) return null
  return (
    <p className="ui-no-print ui-outdented">
      <QuietLink
        icon={LayoutGrid}
        label={`${formatDate(date, 'day and month')} in other years`}
        href={pathOf({ screen: 'anniversary', monthDay: date.slice(5) })}
      />
    </p>
  )
}
