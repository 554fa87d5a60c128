import { Component, type ReactNode } from 'react'
import { PartFailure } from './lazy-part.tsx'
import { Page } from './Page.tsx'

interface ErrorBoundaryProps {
  /** Whether the visitor wants its children now; wanted anew, they are tried again. */
  isWanted?: boolean
  /** The rest of the screen stays, so the message is a line. */
  isLine?: boolean
  /** Shown beside the message. */
  action?: ReactNode
  /** Called after its children have crashed, or could not be loaded. */
  onFailure?: () => void
  children: ReactNode
}

interface State {
  failure?: { error: unknown } | undefined
  wasWanted: boolean
}

/** Keeps the rest of the page working when its children crash, or can't be loaded, and says so. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { wasWanted: true }

  static getDerivedStateFromProps({ isWanted = true }: ErrorBoundaryProps, state: State): State {
    const isWantedAnew = isWanted && !state.wasWanted
    return { failure: isWantedAnew ? undefined : state.failure, wasWanted: isWanted }
  }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof PartFailure) error.forget()
    this.props.onFailure?.()
  }

  override render() {
    const { isLine, action, children } = this.props
    const { failure } = this.state
    if (!failure) return children
    const isLoadFailure = failure.error instanceof PartFailure
    const message = (
      <div className={isLine ? 'notice' : 'lone'} role="alert">
        <p>{isLoadFailure ? loadFailure : crash}</p>
        {!isLoadFailure && (
          <button type="button" className="button" onClick={() => location.reload()}>
            Reload the page
          </button>
        )}
        {isLoadFailure && !this.props.onFailure && (
          <button
            type="button"
            className="button"
            onClick={() => this.setState({ failure: undefined })}
          >
            Try again
          </button>
        )}
        {action}
      </div>
    )
    return isLine ? message : <Page>{message}</Page>
  }
}

const loadFailure =
  'This part of the page could not be loaded. Check your connection and try again.'
const crash = 'Something went wrong on this screen. Nothing you saved is lost.'
