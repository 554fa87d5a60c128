import { CodeMessage } from './CodeMessage.tsx'
import { FailureNotice } from './FailureNotice.tsx'
import { NotOutYet } from './NotOutYet.tsx'
import { Skeleton } from './Skeleton.tsx'
import type { DayLookUp } from './use-day-look-up.ts'

interface LookUpOutcomeProps {
  lookUp: DayLookUp
  isToday: boolean
  onTryAgain: () => void
  onShowDayBefore: () => void
  onShowToday: () => void
}

/** What there is to say about a look-up besides its entry: that it is loading, or why there is none. */
export function LookUpOutcome(props: LookUpOutcomeProps) {
  const { lookUp, isToday, onTryAgain, onShowDayBefore, onShowToday } = props
  const { state, saved } = lookUp
  const code = state.answer?.kind === 'code' ? state.answer.code : undefined
  return (
    <>
      {state.status === 'loading' && !state.answer && <Skeleton />}
      {state.status === 'error' && <FailureNotice error={state.error} onTryAgain={onTryAgain} />}
      {isToday && (code === 404 || code === 400) && <NotOutYet onShowDayBefore={onShowDayBefore} />}
      {code !== undefined && (
        <CodeMessage code={code} onShowToday={isToday ? undefined : onShowToday} />
      )}
      {saved?.isStored && <p className="line">This is the copy saved with your bookmark.</p>}
    </>
  )
}
