import { type ReactNode, Suspense, useLayoutEffect, useRef } from 'react'
import type { Day } from '../apod/day.ts'
import { titleOf } from '../apod/text.ts'
import { Heart } from '../bookmarks/Heart.tsx'
import { toasts } from '../bookmarks/undo/undo.ts'
import { EntryCard } from '../entry/card/EntryCard.tsx'
import { close, open } from '../navigation/layers.ts'
import { useAddress } from '../navigation/use-location.ts'
import { Announcement } from '../ui/messages.tsx'
import { createLaterPart } from '../ui/later-part.tsx'
import { useStore } from '../ui/store.ts'
import { useSwipe } from '../ui/use-swipe.ts'
import { useDocumentTitle } from '../ui/hooks.ts'
import type { DaySteps } from './day-steps.ts'
import { LookUpOutcome, lookUpSentence } from './LookUpOutcome.tsx'
import { useDayLookUp } from './use-day-look-up.ts'

const DayDialog = createLaterPart(async () => (await import('./DayDialog.tsx')).DayDialog, {
  Place: MissingDayDialog,
})
const Toasts = createLaterPart(async () => (await import('../bookmarks/undo/Toasts.tsx')).Toasts)

interface DayViewProps {
  date: string
  today: Day
  steps: DaySteps
}

/** A day of By Date. */
export function DayView({ date, today, steps }: DayViewProps) {
  const lookUp = useDayLookUp(date)
  const { kind, entry } = lookUp
  const isLoading = kind === 'loading'
  useDocumentTitle(`${entry ? titleOf(entry) : 'By Date'} – Astronomy Picture Of the Day`)

  const isOpen = useAddress().layers.includes('open')
  const day = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLButtonElement>(null)
  const hasToast = useStore(toasts).length > 0
  useSwipe(day, steps)

  const wasOpen = useRef(isOpen)
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) title.current?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen])

  const hasCard = entry !== undefined || isLoading

  const outcome = (
    <div className={hasCard ? 'stack' : 'lone'}>
      <LookUpOutcome lookUp={lookUp} steps={steps} isToday={date === today} />
    </div>
  )

  const messages = (
    <>
      {!isOpen && outcome}
      <Suspense>
        {isOpen && <DayDialog lookUp={lookUp} steps={steps} outcome={outcome} />}
        {hasToast && !isOpen && (
          <div className="screen-only messages">
            <Toasts />
          </div>
        )}
      </Suspense>
    </>
  )

  return (
    <>
      <Announcement>{lookUpSentence(lookUp)}</Announcement>
      <EntryCard
        ref={day}
        messages={messages}
        entry={entry}
        isLoading={isLoading && !isOpen}
        isFromBookmark={kind === 'saved'}
        titleRef={title}
        heart={entry && <Heart entry={entry} />}
        onOpen={() => open('open')}
      />
    </>
  )
}

/** A line in place of the dialog; the page beneath can be used. */
function MissingDayDialog({ children }: { children: ReactNode }) {
  return (
    <div className="row">
      {children}
      <button type="button" className="quiet-button" onClick={() => close('open')}>
        Close
      </button>
    </div>
  )
}
