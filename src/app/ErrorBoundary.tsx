import { Component, type ReactNode } from 'react'
import { ScreenLayout } from '../ui/ScreenLayout.tsx'

interface ErrorBoundaryProps {
  resetKey: unknown
  onReload: () => void
  children: ReactNode
}

/** Shows that its children have crashed, until another `resetKey` renders them again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }

  override componentDidUpdate(before: ErrorBoundaryProps, { hasCrashed }: { hasCrashed: boolean }) {
    // oxlint-disable-next-line react/no-did-update-set-state -- getDerivedStateFromProps would reset a crash that the new key has caused
    if (hasCrashed && before.resetKey !== this.props.resetKey) this.setState({ hasCrashed: false })
  }

  override render() {
    if (!this.state.hasCrashed) return this.props.children
    return (
      <ScreenLayout title="Something went wrong">
        <div className="ui-empty-state" role="alert">
          <p>Something went wrong on this screen. Nothing you saved is lost.</p>
          <button type="button" className="ui-button" onClick={this.props.onReload}>
            Reload the page
          </button>
        </div>
      </ScreenLayout>
    )
  }
}
