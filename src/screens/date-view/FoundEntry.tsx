import type { ReactNode, RefObject } from 'react'
import { isDay } from '../../apod/day.ts'
import type { Entry } from '../../apod/entry.ts'
import { CopyrightLine } from '../../entry/CopyrightLine.tsx'
import { EntryCard } from '../../entry/EntryCard.tsx'

interface FoundEntryProps {
  entry: Entry
  /** It is a bookmark's. */
  isStored: boolean
  /** The requested date. */
  date: string
  heart: ReactNode
  titleButton: RefObject<HTMLButtonElement | null>
  onOpen: () => void
}

/** The card of a looked-up entry. */
export function FoundEntry({ entry, isStored, date, heart, titleButton, onOpen }: FoundEntryProps) {
  return (
    <>
      {/* During outages the service has returned the same old entry for every date. */}
      {isDay(date) && entry.date !== date && (
        <p className="notice">NASA sent the picture of another day: {entry.date}.</p>
      )}
      <EntryCard
        entry={entry}
        size="hero"
        isStored={isStored}
        line={<CopyrightLine entry={entry} />}
        action={() => heart}
        titleButton={titleButton}
        onOpen={onOpen}
      />
    </>
  )
}
