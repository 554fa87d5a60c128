import { type ReactNode, useRef, useState } from 'react'
import { useFocusWhen } from './hooks.ts'
import { useIsFront } from './front-dialog.ts'

interface FailureNoticeProps {
  sentence: string
  isTryingAgain: boolean
  onTryAgain: () => void
  /** A press has led to the failure: the button has the focus. */
  takesFocus?: boolean
  children?: ReactNode
}

export function FailureNotice(props: FailureNoticeProps) {
  const { sentence, isTryingAgain, onTryAgain, takesFocus = false, children } = props
  const button = useRef<HTMLButtonElement>(null)
  useFocusWhen(button, takesFocus)
  // An alert behind a dialog is not heard: it comes when the dialog closes.
  const isFront = useIsFront()
  const [canBeHeard, setCanBeHeard] = useState(isFront)
  if (isFront && !canBeHeard) setCanBeHeard(true)
  const isAlert = canBeHeard && !isTryingAgain
  return (
    <div className="ui-notice">
      <p>
        {/* A new element after each try, since screen readers announce only those. */}
        <span key={String(isAlert)} role={isAlert ? 'alert' : undefined}>
          {sentence}
        </span>
        {children}
      </p>
      <button
        ref={button}
        type="button"
        className="ui-button"
        aria-disabled={isTryingAgain}
        onClick={isTryingAgain ? undefined : onTryAgain}
      >
        {isTryingAgain ? 'Loading...' : 'Try again'}
      </button>
    </div>
  )
}
