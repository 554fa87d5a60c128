import { LookUpFailure, type Reason } from '../service/look-up-failure.ts'

const sentences: Record<Reason, string> = {
  network: 'The service can’t be reached; please check your connection.',
  timeout: 'The service took too long to answer.',
  limit:
    'The service’s limit of look-ups is reached: please try again in an hour, or tomorrow if it stays; a key of your own, free from api.nasa.gov, lifts it.',
  key: 'The service refused this page’s key.',
  unavailable: 'The service is out of order at the moment.',
  html: 'The service answered with a web page instead of an entry.',
  empty: 'The service sent an empty answer.',
  cut: 'The service’s answer broke off in the middle or can’t be read.',
  shape: 'The service’s answer is not an entry that this page knows.',
}

interface FailureNoticeProps {
  error: Error
  onTryAgain: () => void
}

/** Says in a sentence why a look-up failed, and offers another try. */
export function FailureNotice({ error, onTryAgain }: FailureNoticeProps) {
  return (
    <div className="notice" role="alert">
      <p>{error instanceof LookUpFailure ? sentences[error.reason] : error.message}</p>
      <button type="button" className="button" onClick={onTryAgain}>
        Try again
      </button>
    </div>
  )
}
