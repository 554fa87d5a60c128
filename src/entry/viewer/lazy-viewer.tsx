import { type ComponentType, lazy, Suspense, useState } from 'react'
import { closeLayer } from '../../navigation/layers.ts'
import { DialogFoot, Sheet } from '../../ui/Dialog.tsx'
import { reloadPage } from '../../ui/reload.ts'
import type { ViewerProps } from './Viewer.tsx'

/** What the next opening shows: the viewer once its file is there, so that the picture can move into it. */
let Next: ComponentType<ViewerProps> = lazy(loadViewer)

async function loadViewer() {
  try {
    const { Viewer: Loaded } = await import('./Viewer.tsx')
    Next = Loaded
    return { default: Loaded }
  } catch {
    // The opening after this one tries again.
    Next = lazy(loadViewer)
    return { default: MissingViewer }
  }
}

/** Loads the viewer's file, with its library, before it is needed. */
export function fetchViewer() {
  void loadViewer()
}

/** The viewer, or what there is to say where its file can't be loaded. */
export function Viewer(props: ViewerProps) {
  // Another component in its place would lose the viewer's state.
  const [Shown] = useState(() => Next)
  return (
    <Suspense>
      <Shown {...props} />
    </Suspense>
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
