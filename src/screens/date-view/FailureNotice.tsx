import { LookUpFailure, type Reason } from '../../service/look-up-failure.ts'

/** What happened to the service, said of it. */
const happenings: Record<Reason, string> = {
  network: 'can’t be reached',
  timeout: 'took too long to answer',
  limit: 'has reached the limit of look-ups for this page’s key',
  key: 'refused this page’s key',
  gone: 'is no longer at its address',
  unavailable: 'is out of order at the moment',
  moved: 'has moved to another address',
  placeholder: 'gave NASA’s logo instead of the day’s picture',
  html: 'answered with a web page instead of an entry',
  empty: 'sent an empty answer',
  truncated: 'sent an answer that broke off in the middle',
  invalid: 'sent an answer that is not an entry',
}

/** What happened to its successor, where that is said otherwise: it has no key. */
const successorHappenings: Partial<Record<Reason, string>> = {
  limit: 'takes no more look-ups for now',
  key: 'refused to answer',
}

/** What the visitor can do about it, beyond trying again. */
const advice: Partial<Record<Reason, string>> = {
  network: 'Please check your connection.',
  limit:
    'Please try again in an hour, or tomorrow if it stays; a key of your own, free from api.nasa.gov, lifts it.',
}

interface FailureNoticeProps {
  error: unknown
  onTryAgain: () => void
}

/** Says in a sentence why a look-up failed, and offers another try. */
export function FailureNotice({ error, onTryAgain }: FailureNoticeProps) {
  return (
    <div className="notice" role="alert">
      <p>{error instanceof LookUpFailure ? sentenceOf(error) : `It failed: ${String(error)}`}</p>
      <button type="button" className="button" onClick={onTryAgain}>
        Try again
      </button>
    </div>
  )
}

function sentenceOf({ reason, successor }: LookUpFailure) {
  const happened = `The service ${happenings[reason]}`
  const advised = advice[reason] ?? (successor === 'network' ? advice.network : undefined)
  return [`${happened}${successorClause(reason, successor)}.`, advised].filter(Boolean).join(' ')
}

function successorClause(reason: Reason, successor: Reason | undefined) {
  if (!successor) return ''
  const happened = successorHappenings[successor]
  if (!happened && successor === reason) return ', and so it is with its successor'
  return `, and its successor ${happened ?? happenings[successor]}`
}
