import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { closeLayer } from '../navigation/layers.ts'
import type { Layer } from '../navigation/routes.ts'
import { Dialog, DialogFooter } from '../ui/Dialog.tsx'
import { reloadPage } from '../ui/reload.ts'

const loadLightbox = () => import('./lightbox-chunk.ts')

type Lightbox = Awaited<ReturnType<typeof loadLightbox>>

/** Loads the lightbox. If that fails, retries when the network is back, or when the lightbox is opened again. */
export function useLightbox() {
  return useQuery({ queryKey: ['lightbox'], queryFn: loadLightbox, staleTime: Infinity })
}

/** Shows a sheet until the lightbox has loaded. */
export function LazyLightbox(props: { layer: Layer; children: (lightbox: Lightbox) => ReactNode }) {
  const { layer, children } = props
  const { data, isError } = useLightbox()
  if (data) return children(data)
  const failure = `The ${layer === 'viewer' ? 'image viewer' : 'slideshow'} couldn’t be loaded.`
  return (
    <Dialog
      kind="sheet"
      aria-label={isError ? failure : 'Loading...'}
      className={isError ? '' : 'ui-delayed'}
      onClose={() => closeLayer(layer)}
    >
      {isError ? (
        <div className="ui-notice" role="alert">
          <p>{failure}</p>
          {navigator.onLine ? (
            <button type="button" className="ui-button" onClick={() => void reloadPage()}>
              Reload the page
            </button>
          ) : (
            <p>You are offline.</p>
          )}
        </div>
      ) : (
        <p>Loading...</p>
      )}
      <DialogFooter />
    </Dialog>
  )
}
