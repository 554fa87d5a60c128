import { type ReactNode, useRef, useState } from 'react'
import { useFocusWhen } from '../ui/hooks.ts'
import { useIsFront } from '../ui/surface.ts'
import { ServiceFailure, type FailureReason } from './answer.ts'

interface FailureNoticeProps {
  error: unknown
  /** Says what could not be had, in place of the reason. */
  sentence?: string
  isTryingAgain: boolean
  onTryAgain: () => void
  /** A press has led to the failure: the button has the focus. */
  takesFocus?: boolean
  children?: ReactNode
}

export function FailureNotice(props: FailureNoticeProps) {
  const { error, sentence, isTryingAgain, onTryAgain, takesFocus = false, children } = props
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
          {sentence ?? failureSentence(error)}
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

function failureSentence(error: unknown) {
  return error instanceof ServiceFailure ? reasonSentences[error.reason] : 'Something went wrong.'
}

const reasonSentences: Record<FailureReason, string> = {
  network: 'NASA’s picture service can’t be reached. Check your connection.',
  unreachable: 'NASA’s picture service can’t be reached right now.',
  limit: 'NASA limits how many pictures this page may request. Try again in about an hour.',
  refused: 'NASA does not answer this page at the moment.',
  unavailable: 'NASA’s picture service is down right now.',
  moved: 'NASA’s picture service has moved.',
  invalid: 'NASA sent something that is no picture.',
}
