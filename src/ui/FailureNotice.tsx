import type { ReactNode } from 'react'
import { useIsFront } from './front-dialog.ts'

interface FailureNoticeProps {
  sentence: string
  isRetrying: boolean
  onRetry: () => void
  children?: ReactNode
}

export function FailureNotice(props: FailureNoticeProps) {
  const { sentence, isRetrying, onRetry, children } = props
  // Screen readers don't announce an alert behind a dialog, so it waits until the dialog has closed.
  const isAlert = useIsFront() && !isRetrying
  return (
    <div className="ui-notice">
      <p>
        {/* Remounted for each failure, because screen readers announce only a new alert. */}
        <span key={String(isAlert)} role={isAlert ? 'alert' : undefined}>
          {sentence}
        </span>
        {children}
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
