import { useIsFront } from './front-dialog.ts'

interface FailureNoticeProps {
  sentence: string
  isRetrying: boolean
  onRetry: () => void
}

export function FailureNotice({ sentence, isRetrying, onRetry }: FailureNoticeProps) {
  // Screen readers don't announce an alert behind a dialog, so it waits until the dialog has closed.
  const isAlert = useIsFront() && !isRetrying
  return (
    <div className="ui-notice">
      {/* Remounted for each failure, because screen readers announce only a new alert. */}
      <p key={String(isAlert)} role={isAlert ? 'alert' : undefined}>
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
