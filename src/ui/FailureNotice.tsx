import { type ReactNode, useRef } from 'react'
import { useIsFront } from './front-dialog.ts'
import { useFocusWhen } from './hooks.ts'

interface FailureNoticeProps {
  sentence: string
  isRetrying: boolean
  onRetry: () => void
  takesFocus?: boolean
  children?: ReactNode
}

export function FailureNotice(props: FailureNoticeProps) {
  const { sentence, isRetrying, onRetry, takesFocus = false, children } = props
  const button = useRef<HTMLButtonElement>(null)
  useFocusWhen(button, takesFocus)
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
        ref={button}
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
