import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** Shown instead of children that crashed. `reset` mounts them again. */
  fallback: (reset: () => void) => ReactNode
  children: ReactNode
}

interface State {
  hasCrashed: boolean
}

/** Keeps the rest of the page working when its children crash. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { hasCrashed: false }

  static getDerivedStateFromError(): State {
    return { hasCrashed: true }
  }

  readonly #reset = () => this.setState({ hasCrashed: false })

  override render() {
    const { fallback, children } = this.props
    return this.state.hasCrashed ? fallback(this.#reset) : children
  }
}
