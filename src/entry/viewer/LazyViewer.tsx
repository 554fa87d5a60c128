import { type ComponentType, useEffect, useEffectEvent } from 'react'
import { closeLayer } from '../../navigation/layers.ts'
import { DialogFoot, Sheet } from '../../ui/Dialog.tsx'
import { reloadPage } from '../../ui/reload.ts'
import { createStore, useStore } from '../../ui/store.ts'
import { useFileLoad } from '../../ui/network.ts'
import type { ViewerProps } from './Viewer.tsx'

const viewerFile = createStore<{ Viewer: ComponentType<ViewerProps> } | undefined>(undefined)

/** In milliseconds. */
const timeLimit = 20_000

/** Loads the viewer's file, with its library, and tells once it is there, or can't be loaded in time. */
export function useViewerFile() {
  const file = useStore(viewerFile)
  const { status, handleError } = useFileLoad(['Viewer'])
  const fail = useEffectEvent(handleError)
  useEffect(() => {
    if (status === 'failed') return undefined
    import('./Viewer.tsx').then(viewerFile.set, fail)
    const timer = setTimeout(fail, timeLimit)
    return () => clearTimeout(timer)
  }, [status])
  return { file, hasFailed: status === 'failed' }
}

/** The viewer; until its file is there, a dialog that says so, or that it can't be loaded. The network's return and the next opening try again. */
export function LazyViewer(props: ViewerProps) {
  const { file, hasFailed } = useViewerFile()
  if (file) return <file.Viewer {...props} />
  return hasFailed ? <MissingViewer {...props} /> : <ComingViewer {...props} />
}

function ComingViewer({ layer }: ViewerProps) {
  return (
    <Sheet aria-label="Loading…" className="ui-delayed" onClose={() => closeLayer(layer)}>
      <p>Loading…</p>
      <DialogFoot />
    </Sheet>
  )
}

function MissingViewer({ layer }: ViewerProps) {
  return (
    <Sheet aria-label="Could not be loaded" onClose={() => closeLayer(layer)}>
      <div className="ui-notice" role="alert">
        <p>The image viewer could not be loaded.</p>
        {navigator.onLine ? (
          <button type="button" className="ui-button" onClick={() => void reloadPage()}>
            Reload the page
          </button>
        ) : (
          <p>You are offline.</p>
        )}
      </div>
      <DialogFoot />
    </Sheet>
  )
}
