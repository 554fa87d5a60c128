import { addressNow, pathOf } from '../navigation/address.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ScreenLayout } from '../ui/ScreenLayout.tsx'

export function CrashNotice() {
  return (
    <ScreenLayout title="Something went wrong">
      <EmptyState role="alert">
        <p>Something went wrong on this screen. What is saved is safe.</p>
        {/* With a target, the browser loads the page. */}
        <a className="ui-button" target="_self" href={pathOf({ ...addressNow(), layers: [] })}>
          Reload the page
        </a>
      </EmptyState>
    </ScreenLayout>
  )
}
