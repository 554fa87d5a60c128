import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from './ErrorBoundary.tsx'

interface LazyBoundaryProps {
  /** Holds the place while the part is on the way. */
  waiting?: ReactNode
  /** A part of the program that is loaded when it is first shown. */
  children: ReactNode
}

/** Shows a part that is loaded only now, or says that it could not be. */
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
