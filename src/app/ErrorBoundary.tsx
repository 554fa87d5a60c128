import type { ReactNode } from 'react'
import { ErrorBoundary as Boundary } from 'react-error-boundary'
import { type Address, addressNow, pathOf } from '../navigation/address.ts'
import { ScreenLayout } from '../ui/ScreenLayout.tsx'

/** Shows that its children have crashed, until another address renders them again. */
export function ErrorBoundary({ address, children }: { address: Address; children: ReactNode }) {
  return (
    <Boundary FallbackComponent={CrashNotice} resetKeys={[address]}>
      {children}
    </Boundary>
  )
}

function CrashNotice() {
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
