import { Component, type ReactNode } from 'react'
import { Page } from './Page.tsx'

interface ErrorBoundaryProps {
  /** Called after its children have crashed. The rest of the screen stays, so the message is a line. */
  onCrash?: () => void
  children: ReactNode
}

interface State {
  hasCrashed: boolean
}

/** Keeps the rest of the page working when its children crash, or can't be loaded. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { hasCrashed: false }

  static getDerivedStateFromError(): State {
    return { hasCrashed: true }
  }

  override componentDidCatch() {
    this.props.onCrash?.()
  }

  override render() {
    const { onCrash, children } = this.props
    if (!this.state.hasCrashed) return children
    const message = (
      <div className={onCrash ? 'notice' : 'lone'} role="alert">
        <p>Something went wrong on this screen. Nothing you saved is lost.</p>
        <button type="button" className="button" onClick={() => location.reload()}>
          Reload the page
        </button>
      </div>
    )
    return onCrash ? message : <Page>{message}</Page>
  }
}
