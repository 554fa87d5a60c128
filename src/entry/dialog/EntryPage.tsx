import { Maximize2 } from 'lucide'
import type { ReactNode } from 'react'
import type { Entry } from '../../apod/entry.ts'
import { open } from '../../navigation/layers.ts'
import { Icon } from '../../ui/Icon.tsx'
import { EntryMedia } from '../media/EntryMedia.tsx'
import type { LoadedMedia } from '../media/use-media.ts'
import { EntryDetails } from './EntryDetails.tsx'
import styles from './EntryDialog.module.css'

interface PageProps {
  /** The id of what names the dialog. */
  titleId: string
  /** The picture's width by its height. */
  ratio: number
  /** What there is to say besides the entry. */
  children: ReactNode
}

interface EntryPageProps extends PageProps {
  entry: Entry
  loaded: LoadedMedia
  /** The first of the entry's tools. */
  action: ReactNode
  /** Shown if the media can't be loaded. */
  fallbackAction?: ReactNode
  /** Below the entry's words. */
  note: ReactNode
}

/** An entry in its dialog: its media, and its words beside or below them. */
export function EntryPage(props: EntryPageProps) {
  const { entry, loaded, titleId, ratio } = props
  const canZoom = loaded.media.kind === 'picture' && loaded.state !== 'failed'
  return (
    <>
      {loaded.media.kind !== 'none' && (
        // Keyboard users have the button.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <div
          className={`${styles.picture} ${canZoom ? styles.zooms : ''}`}
          style={{ aspectRatio: ratio }}
          onClick={canZoom ? openPicture : undefined}
        >
          <EntryMedia entry={entry} loaded={loaded} fallbackAction={props.fallbackAction} />
          {canZoom && (
            <button
              type="button"
              className={`round-button screen-only ${styles.zoom}`}
              title="Zoom"
              aria-haspopup="dialog"
              onClick={openPicture}
            >
              <Icon icon={Maximize2} />
            </button>
          )}
        </div>
      )}
      <Words>
        {props.children}
        <EntryDetails
          entry={entry}
          loaded={loaded}
          titleId={titleId}
          action={props.action}
          note={props.note}
        />
      </Words>
    </>
  )
}

function openPicture() {
  open('picture')
}

interface EmptyPageProps extends PageProps {
  kind: 'loading' | 'none'
  heading?: ReactNode
}

/** An item without an entry: the place of its picture while it is loading, and what there is to say. */
export function EmptyPage(props: EmptyPageProps) {
  const { kind, titleId, heading, ratio, children } = props
  return (
    <>
      {kind === 'loading' && (
        <div className={styles.picture} style={{ aspectRatio: ratio }}>
          <span className="shimmer" aria-hidden />
        </div>
      )}
      <Words>
        {heading && <div id={titleId}>{heading}</div>}
        {children}
      </Words>
    </>
  )
}

function Words({ children }: { children: ReactNode }) {
  return (
    <div className={styles.words}>
      <div className={`stack ${styles.text}`}>{children}</div>
    </div>
  )
}
