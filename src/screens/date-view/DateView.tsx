import { type ComponentType, lazy, type RefObject, useRef, useState } from 'react'
import type { Entry } from '../../apod/entry.ts'
import { titleOf } from '../../apod/text.ts'
import { isFocusLost } from '../../ui/is-focus-lost.ts'
import { LazyBoundary } from '../../ui/LazyBoundary.tsx'
import type { LookUpCache } from '../../service/look-up-cache.ts'
import { Announcement } from '../../ui/Announcement.tsx'
import { Skeleton } from './Skeleton.tsx'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { CodeMessage } from './CodeMessage.tsx'
import { DateForm } from './DateForm.tsx'
import styles from './DateView.module.css'
import { DayDialog } from './DayDialog.tsx'
import { FailureNotice } from './FailureNotice.tsx'
import { FoundEntry } from './FoundEntry.tsx'
import { DayNavigation } from './DayNavigation.tsx'
import { lookUpSentence } from './look-up-sentence.ts'
import { NotOutYet } from './NotOutYet.tsx'
import { useDateViewShortcuts } from './shortcuts/use-date-view-shortcuts.ts'
import { dayNavigation } from './day-navigation.ts'
import { useLookUp } from './use-look-up.ts'
import { type SavedCopyOf, useSavedCopy } from './use-saved-copy.ts'
import { useShownDate } from './use-shown-date.ts'
import { useToday } from './use-today.ts'

const ShortcutsDialog = lazy(async () => ({
  default: (await import('./shortcuts/ShortcutsDialog.tsx')).ShortcutsDialog,
}))

type Button = RefObject<HTMLButtonElement | null>

interface DateViewProps {
  /** The heart of an entry, with a ref to its button. */
  Heart: ComponentType<{ entry: Entry; button: Button }>
  /** Shown when a look-up failed. */
  savedCopyOf: SavedCopyOf
  lookUpCache: LookUpCache
}

/** The By Date screen. */
export function DateView({ Heart, savedCopyOf, lookUpCache }: DateViewProps) {
  const [date, show] = useShownDate()
  const today = useToday()
  const { state, tryAgain } = useLookUp(lookUpCache, date)
  const { status, answer } = state
  const entry = answer?.kind === 'entry' ? answer.entry : undefined
  const code = answer?.kind === 'code' ? answer.code : undefined
  const saved = useSavedCopy(savedCopyOf, date, status === 'error' && !answer)
  const shown = entry ?? saved?.entry
  useDocumentTitle(`${shown ? titleOf(shown) : 'By Date'} – Astronomy Picture Of the Day`)

  const [open, setOpen] = useState<'entry' | 'shortcuts'>()
  const screen = useRef<HTMLDivElement>(null)
  const title: Button = useRef(null)
  const heartButton: Button = useRef(null)
  const navigation = dayNavigation(date, today, show)
  useDateViewShortcuts(
    {
      previous: navigation.previous.go,
      next: navigation.next.go,
      random: navigation.goToRandomDay,
      bookmark: () => heartButton.current?.click(),
      open: () => title.current?.click(),
      shortcuts: () => setOpen('shortcuts'),
    },
    open === 'entry',
  )

  function submit(submitted: string) {
    if (submitted !== date) show(submitted)
    else if (status === 'error' || code !== undefined) tryAgain()
  }

  function tryAgainFromNotice() {
    // The notice disappears: move the focus first.
    screen.current?.focus({ preventScroll: true })
    tryAgain()
  }

  function closeDialog() {
    setOpen(undefined)
    // After navigating, the title that opened the dialog is gone; focus the new one.
    if (isFocusLost()) title.current?.focus({ preventScroll: true })
  }

  const sentence = lookUpSentence(date, state, saved !== undefined)
  const outcome = (
    <>
      {!answer && status === 'loading' && <Skeleton />}
      {status === 'error' && <FailureNotice error={state.error} onTryAgain={tryAgainFromNotice} />}
      {code !== undefined && <CodeMessage code={code} />}
      {(code === 404 || code === 400) && date === today && (
        <NotOutYet onShowDayBefore={navigation.previous.go} />
      )}
      {saved?.isStored && <p className="line">This is the copy saved with your bookmark.</p>}
    </>
  )

  return (
    <div ref={screen} className={styles.screen} tabIndex={-1}>
      <Announcement>{sentence}</Announcement>
      <div className={styles.choice}>
        <DateForm date={date} today={today} onSubmit={submit} />
        <DayNavigation navigation={navigation} onOpenShortcuts={() => setOpen('shortcuts')} />
      </div>
      {open !== 'entry' && outcome}
      {shown && (
        <FoundEntry
          key={shown.date}
          entry={shown}
          isStored={!entry}
          date={date}
          heart={<Heart entry={shown} button={heartButton} />}
          titleButton={title}
          onOpen={() => setOpen('entry')}
        />
      )}
      {open === 'entry' && (
        <DayDialog
          date={date}
          navigation={navigation}
          entry={entry}
          outcome={outcome}
          sentence={sentence}
          saved={saved?.entry}
          onClose={closeDialog}
        />
      )}
      {open === 'shortcuts' && (
        <LazyBoundary>
          <ShortcutsDialog onClose={() => setOpen(undefined)} />
        </LazyBoundary>
      )}
    </div>
  )
}
