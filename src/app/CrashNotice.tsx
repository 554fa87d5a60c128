import { addressNow, pathOf } from '../navigation/address.ts'
import { EmptyRoom } from '../ui/EmptyRoom.tsx'
import { ScreenLayout } from '../ui/ScreenLayout.tsx'

export function CrashNotice() {
  return (
    <ScreenLayout title="Something went wrong">
      <EmptyRoom role="alert">
        <p>Something went wrong on this screen. Your bookmarks and notes are safe.</p>
        <button type="button" className="ui-button" onClick={reloadWithoutLayers}>
          Reload the page
        </button>
      </EmptyRoom>
    </ScreenLayout>
  )
}

function reloadWithoutLayers() {
  location.replace(pathOf({ ...addressNow(), layers: [] }))
}
