import { Component, type ReactNode } from 'react'
import { Page } from './Page.tsx'

interface ErrorBoundaryProps {
  /** Loads the page again, without what may have crashed. */
  onReload: () => void
  children: ReactNode
}

/** Keeps the navigation working when a screen crashes, and says so. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }

  override render() {
    if (!this.state.hasCrashed) return this.props.children
    return (
      <Page>
        <div className="ui-empty-state" role="alert">
          <p>Something went wrong on this screen. Nothing you saved is lost.</p>
          <button type="button" className="ui-button" onClick={this.props.onReload}>
            Reload the page
          </button>
        </div>
      </Page>
    )
  }
}
