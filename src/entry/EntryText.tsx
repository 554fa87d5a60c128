import { Captions, Images, LayoutGrid, Map as MapIcon } from 'lucide-react'
import { formatDate } from '../apod/calendar.ts'
import { dayOfPage } from '../apod/day-pages.ts'
import { isDay } from '../apod/day.ts'
import { paragraphsOf, titleOf } from '../apod/entry-text.ts'
import type { Entry } from '../apod/entry.ts'
import type { TextPart } from '../apod/links.ts'
import { skyMapUrl, skyObjectsIn } from '../apod/sky-objects.ts'
import { pathOf } from '../navigation/address.ts'
import { ExternalSiteLink, QuietLink } from '../ui/QuietButton.tsx'

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

export function SkyObjectLinks({ entry }: { entry: Entry }) {
  const objects = skyObjectsIn(titleOf(entry)).slice(0, 2)
  if (objects.length === 0) return null
  return (
    <div className="ui-no-print">
      {objects.map((object) => (
        <p key={object.name} className="ui-row">
          <b>{object.name}</b>
          <ExternalSiteLink
            icon={MapIcon}
            label="Sky map"
            aria-label={`Sky map showing ${object.name}`}
            href={skyMapUrl(object)}
          />
          <QuietLink
            icon={Images}
            label="Pictures"
            aria-label={`Pictures of ${object.name}`}
            href={pathOf({ screen: 'search', terms: object.searchTerms })}
          />
        </p>
      ))}
    </div>
  )
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
