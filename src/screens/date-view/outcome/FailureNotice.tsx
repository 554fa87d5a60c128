import { LookUpFailure, type Reason } from '../../../service/look-up-failure.ts'

const sentences: Record<Reason, string> = {
  network: 'NASA’s picture service can’t be reached. Check your connection.',
  timeout: 'NASA’s picture service took too long to answer. Try again later.',
  limit: 'NASA limits how many pictures this page may request. Try again in about an hour.',
  key: 'NASA’s picture service refused this page’s key.',
  gone: 'NASA’s picture service is no longer at its address.',
  moved: 'NASA’s picture service has moved to another address.',
  unavailable: 'NASA’s picture service is down right now. Try again later.',
  placeholder: 'NASA’s picture service sent NASA’s logo instead of the day’s picture.',
  html: 'NASA’s picture service sent a web page instead of a picture entry.',
  empty: 'NASA’s picture service sent an empty answer.',
  truncated: 'NASA’s picture service sent an answer that broke off in the middle.',
  invalid: 'NASA’s picture service sent an answer that is not a picture entry.',
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

/** Since the first service has moved for good, why its successor failed is what matters. */
const hasMoved: ReadonlySet<Reason> = new Set(['gone', 'moved', 'placeholder'])

/** Where its successor can't be reached either, the visitor's connection is the likely cause. */
function sentenceOf({ reason, successor }: LookUpFailure) {
  return sentences[
    successor === 'network' || (successor && hasMoved.has(reason)) ? successor : reason
  ]
}
