import type { ReactNode } from 'react'
import type { Entry } from '../apod/entry.ts'
import { titleOf } from '../apod/words.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useDocumentTitle } from '../ui/use-document-title.ts'
import { CodeMessage } from './CodeMessage.tsx'
import { DateForm } from './DateForm.tsx'
import styles from './DateView.module.css'
import { FailureNotice } from './FailureNotice.tsx'
import { FoundEntry } from './FoundEntry.tsx'
import { useLookUp } from './use-look-up.ts'
import { useShownDate } from './use-shown-date.ts'

interface DateViewProps {
  /** The heart of an entry. */
  heart: (entry: Entry) => ReactNode
}

/** The By Date screen. */
export function DateView({ heart }: DateViewProps) {
  const [date, show] = useShownDate()
  const { data: answer, error, isFetching, refetch } = useLookUp(date)
  const entry = answer?.kind === 'entry' ? answer.entry : undefined
  useDocumentTitle(`${entry ? titleOf(entry) : 'By Date'} – Astronomy Picture Of the Day`)

  function submit(submitted: string) {
    if (submitted !== date) show(submitted)
    else if (error) tryAgain()
  }

  function tryAgain() {
    void refetch()
  }

  return (
    <div className={styles.screen}>
      <DateForm date={date} onSubmit={submit} />
      {!answer && isFetching && <Skeleton />}
      {error && !isFetching && <FailureNotice error={error} onTryAgain={tryAgain} />}
      {entry && <FoundEntry key={entry.date} entry={entry} date={date} heart={heart(entry)} />}
      {answer?.kind === 'code' && <CodeMessage code={answer.code} />}
    </div>
  )
}
