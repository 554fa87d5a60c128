import type { ReactNode } from 'react'
import type { Entry } from '../../apod/entry.ts'
import { AmbientLight } from '../../media/AmbientLight.tsx'
import { EntryMedia } from '../../media/EntryMedia.tsx'
import type { MediaLoad } from '../../media/file-load.ts'
import { ratioOf, defaultRatio } from '../../media/picture-box.ts'
import styles from './EntryDialog.module.css'

interface DialogMediaProps {
  entry: Entry | undefined
  load: MediaLoad
  lightUrl: string | undefined
  isLoading: boolean
  lookUpPath: string | undefined
  /** Undefined if there is no picture to zoom. */
  onZoom: (() => void) | undefined
  children: ReactNode
}

export function DialogMedia(props: DialogMediaProps) {
  const { entry, load, lightUrl, isLoading, lookUpPath, onZoom, children } = props
  const ratio = onZoom ? ratioOf(load.media) : defaultRatio
  return (
    <div className={styles.media} style={{ '--ratio': ratio }}>
      <AmbientLight url={lightUrl} />
      {isLoading && <span className="ui-shimmer" aria-hidden />}
      {!entry && <div className="ui-empty-state">{children}</div>}
      {entry && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keyboard users have the button
        <div className={onZoom ? styles.zooms : undefined} onClick={onZoom}>
          <EntryMedia {...{ entry, load, lookUpPath }} />
        </div>
      )}
    </div>
  )
}
