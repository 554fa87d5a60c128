import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { closeLayer } from '../navigation/layers.ts'
import type { Layer } from '../navigation/routes.ts'
import { Dialog, DialogFoot } from '../ui/Dialog.tsx'
import { reloadPage } from '../ui/reload.ts'
import { Timer } from '../ui/Timer.tsx'

const loadLightbox = () => import('./lightbox-file.ts')

type Lightbox = Awaited<ReturnType<typeof loadLightbox>>

/** Loads the lightbox, again with the network, or when it opens again. */
export function useLightbox() {
  return useQuery({ queryKey: ['lightbox'], queryFn: loadLightbox, staleTime: Infinity })
}

/** Shows a sheet until the lightbox has loaded. */
export function LazyLightbox(props: { layer: Layer; children: (lightbox: Lightbox) => ReactNode }) {
  const { layer, children } = props
  const { data, isError } = useLightbox()
  const [isLate, setIsLate] = useState(false)
  const hasFailed = isError || isLate
  if (data) return children(data)
  return (
    <Dialog
      kind="sheet"
      aria-label={hasFailed ? 'Could not be loaded' : 'Loading...'}
      className={hasFailed ? '' : 'ui-delayed'}
      onClose={() => closeLayer(layer)}
    >
      {hasFailed ? (
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
      ) : (
        <p>
          Loading...
          <Timer seconds={20} onEnd={() => setIsLate(true)} />
        </p>
      )}
      <DialogFoot />
    </Dialog>
  )
}
