import { Fragment, type ReactNode } from 'react'
import type { Entry } from '../apod/entry.ts'
import { titleOf } from '../apod/words.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useDocumentTitle } from '../ui/use-document-title.ts'
import { CodeMessage } from './CodeMessage.tsx'
import { DateForm } from './DateForm.tsx'
import styles from './DateView.module.css'
import { FailureNotice } from './FailureNotice.tsx'
import { FoundEntry } from './FoundEntry.tsx'
import { NotOutYet } from './NotOutYet.tsx'
import { useLookUp } from './use-look-up.ts'
import { useShownDate } from './use-shown-date.ts'
import { useToday } from './use-today.ts'

interface DateViewProps {
  /** The heart of an entry. */
  heart: (entry: Entry) => ReactNode
  /** What is stored of a date, shown as an entry; nothing where nothing is. */
  savedCopy: (date: string, show: (entry: Entry) => ReactNode) => ReactNode
  /** Told of each entry that arrives. */
  onEntry: (entry: Entry) => void
}

/** The By Date screen. */
export function DateView({ heart, savedCopy, onEntry }: DateViewProps) {
  const [date, show] = useShownDate()
  const today = useToday()
  const { data: answer, error, isFetching, refetch } = useLookUp(date, onEntry)
  const entry = answer?.kind === 'entry' ? answer.entry : undefined
  const code = answer?.kind === 'code' ? answer.code : undefined
  useDocumentTitle(`${entry ? titleOf(entry) : 'By Date'} – Astronomy Picture Of the Day`)

  function submit(submitted: string) {
    if (submitted !== date) show(submitted)
    else if (error) tryAgain()
  }

  function tryAgain() {
    void refetch()
  }

  function card(shown: Entry) {
    return <FoundEntry key={shown.date} entry={shown} date={date} heart={heart(shown)} />
  }

  return (
    <div className={styles.screen}>
      <DateForm date={date} today={today} onSubmit={submit} />
      {!answer && isFetching && <Skeleton />}
      {error && !isFetching && <FailureNotice error={error} onTryAgain={tryAgain} />}
      {error && !answer && <Fragment key={date}>{savedCopy(date, card)}</Fragment>}
      {entry && card(entry)}
      {code !== undefined && <CodeMessage code={code} />}
      {(code === 404 || code === 400) && date === today && (
        <NotOutYet today={today} onShow={show} />
      )}
    </div>
  )
}
