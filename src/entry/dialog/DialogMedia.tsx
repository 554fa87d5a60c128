import { Maximize2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Entry } from '../../apod/entry.ts'
import { AmbientLight } from '../../media/AmbientLight.tsx'
import { EntryMedia } from '../../media/EntryMedia.tsx'
import type { MediaLoad } from '../../media/file-load.ts'
import { ratioOf, defaultRatio } from '../../media/picture-box.ts'
import { openLayer } from '../../navigation/layers.ts'
import styles from './EntryDialog.module.css'

interface DialogMediaProps {
  entry: Entry | undefined
  load: MediaLoad
  lightUrl: string | undefined
  isLoading: boolean
  lookUpPath: string | undefined
  children: ReactNode
}

export function DialogMedia(props: DialogMediaProps) {
  const { entry, load, lightUrl, isLoading, lookUpPath, children } = props
  const { media, status } = load
  const canZoom = media.kind === 'picture' && status !== 'failed'
  return (
    <div className={styles.media} style={{ '--ratio': canZoom ? ratioOf(media) : defaultRatio }}>
      <AmbientLight url={lightUrl} />
      {isLoading && <span className="ui-shimmer" aria-hidden />}
      {!entry && <div className="ui-empty-state">{children}</div>}
      {entry && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keyboard users have the button
        <div
          className={canZoom ? styles.zooms : undefined}
          onClick={canZoom ? openViewer : undefined}
        >
          <EntryMedia {...{ entry, load, lookUpPath }} />
        </div>
      )}
      {canZoom && (
        <button
          type="button"
          className={`ui-round-button ui-no-print ${styles.zoom}`}
          title="Zoom"
          aria-haspopup="dialog"
          onClick={openViewer}
        >
          <Maximize2 />
        </button>
      )}
    </div>
  )
}

function openViewer() {
  openLayer('viewer')
}
