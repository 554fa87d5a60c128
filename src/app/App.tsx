import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'
import { Crashed } from './ScreenError.tsx'
import { Screen } from './Routes.tsx'
import { Shell } from './Shell.tsx'
import { usePath } from './use-path.ts'

/** Header, navigation, and the screen that the path names. */
export function App() {
  const path = usePath()
  return (
    <Shell>
      <ErrorBoundary key={path} fallback={(reset) => <Crashed onGoOn={reset} />}>
        <Screen path={path} />
      </ErrorBoundary>
    </Shell>
  )
}
