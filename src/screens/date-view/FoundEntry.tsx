import type { RefObject } from 'react'
import { type Day, isDay } from '../../apod/day.ts'
import { Heart } from '../../bookmarks/Heart.tsx'
import { CopyrightLine } from '../../entry/CopyrightLine.tsx'
import { EntryCard } from '../../entry/EntryCard.tsx'
import type { DayLookUp } from './use-day-look-up.ts'

interface FoundEntryProps {
  lookUp: DayLookUp
  today: Day
  titleButton: RefObject<HTMLButtonElement | null>
  heartButton: RefObject<HTMLButtonElement | null>
  onOpen: () => void
}

/** The card of a looked-up entry, or of its saved copy; nothing where there is neither. */
export function FoundEntry({ lookUp, today, titleButton, heartButton, onOpen }: FoundEntryProps) {
  const { date, saved } = lookUp
  const entry = lookUp.entry ?? saved?.entry
  if (!entry) return null
  return (
    <>
      {/* During outages the service has returned the same old entry for every date. */}
      {isDay(date) && entry.date !== date && (
        <p className="notice">{`NASA sent the picture of another day: ${entry.date}.`}</p>
      )}
      <EntryCard
        key={entry.date}
        entry={entry}
        size="hero"
        isStored={!lookUp.entry}
        line={
          <>
            {entry.date === today && <p className="line">Today’s picture</p>}
            <CopyrightLine entry={entry} />
          </>
        }
        action={() => <Heart entry={entry} button={heartButton} />}
        titleButton={titleButton}
        onOpen={onOpen}
      />
    </>
  )
}
