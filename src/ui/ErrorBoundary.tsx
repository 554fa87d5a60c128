import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** Shown instead of children that crashed. `reset` mounts them again. */
  fallback: (reset: () => void) => ReactNode
  /** Which errors it handles; others go to the boundary around it. */
  handles?: (error: unknown) => boolean
  children: ReactNode
}

interface State {
  crash?: { error: unknown } | undefined
}

/** Keeps the rest of the page working when its children crash. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown) {
    return { crash: { error } }
  }

  readonly #reset = () => this.setState({ crash: undefined })

  override render() {
    const { fallback, handles, children } = this.props
    const { crash } = this.state
    if (!crash) return children
    if (handles?.(crash.error) === false) throw crash.error
    return fallback(this.#reset)
  }
}
