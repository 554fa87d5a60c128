import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'
import { ScreenError } from './ScreenError.tsx'
import { Routes } from './Routes.tsx'
import { Shell } from './Shell.tsx'
import { usePath } from './use-path.ts'

/** Header, navigation, and the screen that the path names. */
export function App() {
  const path = usePath()
  return (
    <Shell>
      <ErrorBoundary key={path} fallback={(reset) => <ScreenError onGoOn={reset} />}>
        <Routes path={path} />
      </ErrorBoundary>
    </Shell>
  )
}
