interface FailureNoticeProps {
  sentence: string
  isRetrying: boolean
  onRetry: () => void
}

export function FailureNotice({ sentence, isRetrying, onRetry }: FailureNoticeProps) {
  return (
    <div className="ui-notice">
      {/* Remounted for each failure, because screen readers announce only a new alert. */}
      <p key={String(isRetrying)} role={isRetrying ? undefined : 'alert'}>
        {sentence}
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
