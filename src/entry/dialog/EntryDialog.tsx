import { X } from 'lucide'
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { Entry } from '../../apod/entry.ts'
import { close } from '../../navigation/layers.ts'
import { LayerContext, useAddress } from '../../navigation/use-location.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PreviousNextButtons, type Steps, useStepReasons } from '../../ui/steps.tsx'
import { useSwipe } from '../../ui/use-swipe.ts'
import { ratioOf, shapeOf } from '../media/picture-box.ts'
import { useMedia } from '../media/use-media.ts'
import { ImageViewer } from '../viewer/ImageViewer.tsx'
import { fetchViewer } from '../viewer/viewer-part.tsx'
import styles from './EntryDialog.module.css'
import { EmptyPage, EntryPage } from './EntryPage.tsx'

/** What is known of an item: its entry, nothing yet, or that there is none. */
export type DialogContent =
  | {
      kind: 'entry'
      entry: Entry
      isFromBookmark: boolean
      /** The first of the entry's tools. */
      action: ReactNode
      /** Shown if the media can't be loaded. */
      fallbackAction?: ReactNode
      /** Below the entry's words, so that it can grow without moving them. */
      note: ReactNode
    }
  | {
      kind: 'loading' | 'none'
      /** Names the dialog in place of an entry's title. */
      heading?: ReactNode
    }

interface EntryDialogProps {
  /** Identifies what is shown; each item starts scrolled to its top. */
  itemKey: string
  /** Announced after a step to another item. */
  announcement: string | undefined
  /** The previous and the next item. */
  steps: Steps
  content: DialogContent
  /** What there is to say besides the entry. */
  children?: ReactNode
}

/** An item's dialog with close, previous and next buttons. It stays open over steps to other items. */
export function EntryDialog(props: EntryDialogProps) {
  const { itemKey, content, children } = props
  const [steps, reason] = useStepReasons(props.steps)
  const entry = content.kind === 'entry' ? content.entry : undefined
  const titleId = useId()
  const area = useRef<HTMLDivElement>(null)
  const isFromBookmark = content.kind === 'entry' && content.isFromBookmark
  const loaded = useMedia(entry, isFromBookmark)
  const ratio = ratioOf(loaded.media)
  const [firstKey] = useState(itemKey)
  const [hasStepped, setHasStepped] = useState(false)
  if (itemKey !== firstKey && !hasStepped) setHasStepped(true)
  useEffect(fetchViewer, [])
  const isViewerOpen = useAddress().layers.includes('picture')

  // A panorama is larger above the words than beside them.
  const withMedia = shapeOf(ratio) === 'above' ? styles.above : styles.beside
  const shape = entry && loaded.media.kind === 'none' ? undefined : withMedia
  const page = { titleId, ratio, children }

  return (
    <>
      <LayerContext value="open">
        <Dialog aria-labelledby={titleId} size="large" onClose={closeDialog}>
          <div ref={area} className={content.kind === 'none' ? styles.alone : shape}>
            <Buttons area={area} steps={steps} />
            <p className="visually-hidden" role="status">
              <span>{hasStepped && props.announcement}</span>
            </p>
            <div key={itemKey} ref={startAtTop} className={styles.page}>
              {content.kind === 'entry' ? (
                <EntryPage {...page} {...content} loaded={loaded} />
              ) : (
                <EmptyPage {...page} {...content} />
              )}
            </div>
          </div>
          {reason}
        </Dialog>
      </LayerContext>
      {/* Beside the dialog, to open after it: effects of children come first. */}
      {isViewerOpen && (
        <ImageViewer
          entry={entry}
          isLoading={content.kind === 'loading'}
          isFromBookmark={isFromBookmark}
          steps={steps}
        />
      )}
    </>
  )
}

function closeDialog() {
  close('open')
}

function startAtTop(page: HTMLElement | null) {
  page?.scrollIntoView()
}

interface ButtonsProps {
  /** Where a finger takes the steps, too. */
  area: RefObject<HTMLElement | null>
  steps: Steps
}

function Buttons({ area, steps }: ButtonsProps) {
  useSwipe(area, steps)
  return (
    <div className={`screen-only ${styles.buttons}`}>
      <button
        type="button"
        className={`round-button ${styles.close}`}
        title="Close"
        onClick={closeDialog}
      >
        <Icon icon={X} />
      </button>
      <PreviousNextButtons {...steps} look="round-button" />
    </div>
  )
}
