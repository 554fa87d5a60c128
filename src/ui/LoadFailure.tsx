import { type ReactNode, useSyncExternalStore } from 'react'
import { Dialog, DialogFoot } from './Dialog.tsx'
import { reloadPage } from './reload.ts'

/** Says that a part of the page is missing. Offline, the button comes with the network. */
export function LoadFailure({ children }: { children?: ReactNode }) {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div className="ui-notice" role="alert">
      <p>This part of the page could not be loaded.</p>
      {isOnline ? (
        <button type="button" className="ui-button" onClick={() => void reloadPage()}>
          Reload the page
        </button>
      ) : (
        <p>You are offline.</p>
      )}
      {children}
    </div>
  )
}

/** The place of a dialog that is missing. */
export function MissingDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <Dialog aria-label="Could not be loaded" onClose={onClose}>
      {children}
      <DialogFoot />
    </Dialog>
  )
}

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
