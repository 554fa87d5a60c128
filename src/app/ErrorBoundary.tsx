import { Component, type ReactNode } from 'react'
import { ScreenLayout } from '../ui/ScreenLayout.tsx'

interface ErrorBoundaryProps {
  resetKey: unknown
  onReload: () => void
  children: ReactNode
}

/** Says that a screen has crashed, until another `resetKey` lets it try again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }

  override componentDidUpdate(before: ErrorBoundaryProps, { hasCrashed }: { hasCrashed: boolean }) {
    // Only after the crash has rendered, because the address may have changed together with it.
    // oxlint-disable-next-line react/no-did-update-set-state -- getDerivedStateFromProps would forget that crash
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
