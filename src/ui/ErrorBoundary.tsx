import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** What stands in for children that crashed. `reset` mounts them anew. */
  fallback: (reset: () => void) => ReactNode
  children: ReactNode
}

/** Keeps a crash inside its children from taking the page with it. */
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
