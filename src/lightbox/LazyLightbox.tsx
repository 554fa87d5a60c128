import { type ReactNode, useEffect, useState } from 'react'
import { closeLayer } from '../navigation/layers.ts'
import type { Layer } from '../navigation/routes.ts'
import { Dialog, DialogFoot } from '../ui/Dialog.tsx'
import { useRetryCount } from '../ui/file-load.ts'
import { reloadPage } from '../ui/reload.ts'
import { createStore, useStore } from '../ui/store.ts'
import type * as LightboxFile from './lightbox-file.ts'

type LightboxFile = typeof LightboxFile

const lightboxFile = createStore<LightboxFile | undefined>(undefined)

const timeoutMs = 20_000

export function useLightboxFile() {
  const file = useStore(lightboxFile)
  const retries = useRetryCount()
  const [failedAt, setFailedAt] = useState<number>()
  const hasFailed = failedAt === retries
  useEffect(() => {
    if (file || hasFailed) return undefined
    const fail = () => setFailedAt(retries)
    import('./lightbox-file.ts').then(lightboxFile.set, fail)
    const timer = setTimeout(fail, timeoutMs)
    return () => clearTimeout(timer)
  }, [file, hasFailed, retries])
  return { file, hasFailed }
}

/** Shows a sheet until the lightbox has loaded. A failure is retried with the network, or when it opens again. */
export function LazyLightbox(props: { layer: Layer; children: (file: LightboxFile) => ReactNode }) {
  const { layer, children } = props
  const { file, hasFailed } = useLightboxFile()
  if (file) return children(file)
  return (
    <Dialog
      kind="sheet"
      aria-label={hasFailed ? 'Could not be loaded' : 'Loading...'}
      className={hasFailed ? '' : 'ui-delayed'}
      onClose={() => closeLayer(layer)}
    >
      {!hasFailed && <p>Loading...</p>}
      {hasFailed && (
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
      )}
      <DialogFoot />
    </Dialog>
  )
}
