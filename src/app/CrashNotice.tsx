import { addressNow, pathOf } from '../navigation/address.ts'
import { ScreenLayout } from '../ui/ScreenLayout.tsx'

export function CrashNotice() {
  return (
    <ScreenLayout title="Something went wrong">
      <div className="ui-empty-state" role="alert">
        <p>Something went wrong on this screen. Your bookmarks and notes are safe.</p>
        <button type="button" className="ui-button" onClick={reloadWithoutLayers}>
          Reload the page
        </button>
      </div>
    </ScreenLayout>
  )
}

function reloadWithoutLayers() {
  location.replace(pathOf({ ...addressNow(), layers: [] }))
}
