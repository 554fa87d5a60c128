import { useState } from 'react'

interface FailureNoticeProps {
  /** Null during a retry, when the last one stays. */
  sentence: string | null
  isRetrying: boolean
  onRetry: () => void
}

export function FailureNotice({ sentence, isRetrying, onRetry }: FailureNoticeProps) {
  const [shown, setShown] = useState(sentence)
  if (sentence !== null && sentence !== shown) setShown(sentence)
  return (
    <div className="ui-notice">
      {/* Remounted for each failure, because screen readers announce only a new alert. */}
      <p key={String(isRetrying)} role={isRetrying ? undefined : 'alert'}>
        {shown}
      </p>
      <button
        type="button"
        className="ui-button"
        aria-disabled={isRetrying}
        onClick={isRetrying ? undefined : onRetry}
      >
        {isRetrying ? 'Loading...' : 'Try again'}
      </button>
    </div>
  )
}
