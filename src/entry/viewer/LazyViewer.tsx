import { type ComponentType, useEffect, useState } from 'react'
import { closeLayer } from '../../navigation/layers.ts'
import { DialogFoot, Sheet } from '../../ui/Dialog.tsx'
import { reloadPage } from '../../ui/reload.ts'
import { createStore, useStore } from '../../ui/store.ts'
import type { ViewerProps } from './Viewer.tsx'

const viewerFile = createStore<{ Viewer: ComponentType<ViewerProps> } | undefined>(undefined)

/** Loads the viewer's file, with its library, and tells once it is there, or can't be loaded. */
export function useViewerFile() {
  const file = useStore(viewerFile)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    import('./Viewer.tsx').then(viewerFile.set, () => setHasFailed(true))
  }, [])
  return { file, hasFailed }
}

/** The viewer, or what there is to say where its file can't be loaded; the next opening tries again. */
export function LazyViewer(props: ViewerProps) {
  const { file, hasFailed } = useViewerFile()
  if (file) return <file.Viewer {...props} />
  return hasFailed && <MissingViewer {...props} />
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
