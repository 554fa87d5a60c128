import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** Stays on the screen above the message, which then is a line. */
  beside?: ReactNode
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

  override render() {
    const { beside, children } = this.props
    if (!this.state.hasCrashed) return children
    return (
      <>
        {beside}
        <div className={beside ? 'notice' : 'lone'} role="alert">
          <p>Something went wrong on this screen. Nothing you saved is lost.</p>
          <button type="button" className="button" onClick={() => location.reload()}>
            Reload the page
          </button>
        </div>
      </>
    )
  }
}
