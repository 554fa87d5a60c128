import { type ReactNode, useRef, useState } from 'react'
import { titleOf } from '../../apod/entry-text.ts'
import { Heart } from '../../bookmarks/Heart.tsx'
import { NoteButton, VisitorFields } from '../../bookmarks/VisitorFields.tsx'
import { CardSkeleton, EntryCard } from '../../entry/card/EntryCard.tsx'
import { EntryDialog } from '../../entry/dialog/EntryDialog.tsx'
import { AmbientLight, useLight } from '../../media/AmbientLight.tsx'
import { useMediaLoad } from '../../media/use-media-load.ts'
import { openLayer } from '../../navigation/layers.ts'
import { useAddress } from '../../navigation/history.ts'
import { useFocusWhen } from '../../ui/hooks.ts'
import { useAnnouncement } from '../../ui/messages.ts'
import { ScreenLayout } from '../../ui/ScreenLayout.tsx'
import { useShortcut } from '../../ui/shortcuts.ts'
import { useSwipe } from '../../ui/steps.tsx'
import { DateForm } from './DateForm.tsx'
import { DayLinks } from './DayLinks.tsx'
import { LookUpNotice, lookUpAnnouncement } from './LookUpNotice.tsx'
import {
  type ScreenProps,
  dayMoves,
  type DayMoves,
  selectDate,
} from '../../navigation/selected-date.ts'
import styles from './DayScreen.module.css'
import { TodaySlideshow } from './TodaySlideshow.tsx'
import { type DayLookUp, useDayLookUp } from './use-day-look-up.ts'

/** A day: its card, with dialog and notices. */
export function DayScreen({ today, selectedDate: date = today }: ScreenProps) {
  const moves = dayMoves(date, today)
  useShortcut('r', moves.goToRandomDay)
  useShortcut('t', moves.goToToday)
  const dayLookUp = useDayLookUp(date)
  const { kind, entry } = dayLookUp
  const load = useMediaLoad(entry)
  const light = useLight(load, kind === 'loading')
  useAnnouncement(lookUpAnnouncement(dayLookUp))

  const { layers } = useAddress()
  const isOpen = layers.includes('dialog')
  const titleButton = useRef<HTMLButtonElement>(null)
  // Once the dialog has closed: a step in it may have replaced what had the focus before.
  const [hasOpened, setHasOpened] = useState(isOpen)
  if (isOpen && !hasOpened) setHasOpened(true)
  useFocusWhen(titleButton, hasOpened && !isOpen)

  const hasCard = entry !== undefined || kind === 'loading'
  const notice = <LookUpNotice {...{ dayLookUp, moves, today }} />
  return (
    <ScreenLayout
      title={entry ? titleOf(entry) : 'By Date'}
      head={
        <DateForm date={date} today={today} onSubmit={selectDate} steps={moves}>
          <DayLinks {...{ date, today, moves }} />
        </DateForm>
      }
    >
      <div className="ui-day">
        <AmbientLight light={light} />
        {/* On what is in front: the page, or its dialog. */}
        {!isOpen && (
          <div className={`${hasCard ? 'ui-stack' : 'ui-empty-state'} ${styles.notice}`}>
            {notice}
          </div>
        )}
        {layers.includes('slideshow') && <TodaySlideshow today={today} />}
        {isOpen && <DayDialog dayLookUp={dayLookUp} moves={moves} notice={notice} />}
        <div {...useSwipe(moves)}>
          {kind === 'loading' && <CardSkeleton date={date} />}
          {entry && (
            <EntryCard
              key={entry.date}
              entry={entry}
              load={load}
              titleRef={titleButton}
              onOpen={() => openLayer('dialog')}
            >
              <Heart entry={entry} />
            </EntryCard>
          )}
        </div>
      </div>
    </ScreenLayout>
  )
}

interface DayDialogProps {
  dayLookUp: DayLookUp
  moves: DayMoves
  notice: ReactNode
}

/** The dialog of the selected date. It stays open over steps, whatever their look-ups end in. */
function DayDialog({ dayLookUp, moves, notice }: DayDialogProps) {
  const { kind, date, entry, isTryingAgain } = dayLookUp
  const noteRef = useRef<HTMLTextAreaElement>(null)
  return (
    <EntryDialog
      id={date}
      entry={entry}
      isLoading={kind === 'loading' && !isTryingAgain}
      steps={moves}
      heart={entry && <Heart entry={entry} />}
      actions={entry && <NoteButton bookmarkKey={entry.date} noteRef={noteRef} />}
      visitorFields={entry && <VisitorFields bookmarkKey={entry.date} noteRef={noteRef} />}
      notice={notice}
    />
  )
}
