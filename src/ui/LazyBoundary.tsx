import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from './ErrorBoundary.tsx'

interface LazyBoundaryProps {
  /** Shown while the part is loading. */
  waiting?: ReactNode
  /** A lazy component. */
  children: ReactNode
}

/** Shows a lazy component, or a message if it could not be loaded. */
export function LazyBoundary({ waiting, children }: LazyBoundaryProps) {
  return (
    <ErrorBoundary
      fallback={() => (
        <p className="notice" role="alert">
          This part of the page could not be loaded. Please reload the page.
        </p>
      )}
    >
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>
  )
}
