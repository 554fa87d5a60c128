import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** Shown instead of children that crashed. `reset` mounts them again. */
  fallback: (reset: () => void) => ReactNode
  children: ReactNode
}

/** Keeps the rest of the page working when its children crash. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  readonly #reset = () => this.setState({ crashed: false })

  override render() {
    return this.state.crashed ? this.props.fallback(this.#reset) : this.props.children
  }
}
