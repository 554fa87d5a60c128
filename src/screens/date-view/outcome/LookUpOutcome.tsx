import { CodeMessage } from './CodeMessage.tsx'
import type { DaySteps } from '../day-navigation.ts'
import { FailureNotice } from './FailureNotice.tsx'
import { NotOutYet } from './NotOutYet.tsx'
import { Skeleton } from './Skeleton.tsx'
import type { DayLookUp } from '../use-day-look-up.ts'

interface LookUpOutcomeProps {
  lookUp: DayLookUp
  navigation: DaySteps
  isToday: boolean
}

/** What there is to say about a look-up besides its entry: that it is loading, or why there is none. */
export function LookUpOutcome({ lookUp, navigation, isToday }: LookUpOutcomeProps) {
  const { state, saved, tryAgain } = lookUp
  const code = state.answer?.kind === 'code' ? state.answer.code : undefined
  return (
    <>
      {state.status === 'loading' && !state.answer && <Skeleton />}
      {state.status === 'error' && <FailureNotice error={state.error} onTryAgain={tryAgain} />}
      {isToday && (code === 404 || code === 400) && (
        <NotOutYet onShowDayBefore={navigation.previous.go} />
      )}
      {code !== undefined && (
        <CodeMessage code={code} onShowToday={isToday ? undefined : navigation.goToToday} />
      )}
      {saved?.isStored && <p className="line">This is the copy saved with your bookmark.</p>}
    </>
  )
}
