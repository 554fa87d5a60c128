import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from './ErrorBoundary.tsx'

interface LazyBoundaryProps {
  /** A lazy component. */
  children: ReactNode
}

/** Shows a lazy component, or a message if it could not be loaded. */
export function LazyBoundary({ children }: LazyBoundaryProps) {
  return (
    <ErrorBoundary
      handles={isLoadFailure}
      fallback={() => (
        <p className="notice" role="alert">
          This part of the page could not be loaded. Please reload the page.
        </p>
      )}
    >
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  )
}

/** Each browser and Vite have their own words for a file that did not arrive. */
function isLoadFailure(error: unknown) {
  return error instanceof Error && /import(ed|ing)\b.*module|preload CSS/i.test(error.message)
}
