import { X } from 'lucide'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import type { Entry } from '../../apod/entry.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { type Steps, PreviousNextButtons } from '../../ui/PreviousNextButtons.tsx'
import { EntryDetails } from './EntryDetails.tsx'
import { useShortcuts } from '../../ui/shortcuts.ts'
import { useSwipe } from '../../ui/gesture/use-swipe.ts'
import { useSlide } from '../../ui/motion/use-slide.ts'
import styles from './EntryDialog.module.css'
import { ImageViewer } from '../viewer/ImageViewer.tsx'
import { Backdrop } from '../media/Backdrop.tsx'
import { continueFilm, stopFilmsBehind } from '../media/continue-film.ts'
import { EntryMedia } from '../media/EntryMedia.tsx'
import { useMedia } from '../media/use-media.ts'
import { usePictureRatio } from './use-picture-ratio.ts'

interface EntryDialogProps {
  /** Identifies what is shown; each item starts scrolled to its top. */
  itemKey: string
  /** Its place in the list; days need none, since they sort as texts. */
  index?: number | undefined
  /** Announced after a step to another item. */
  announcement: string | undefined
  /** The previous and the next item. */
  steps: Steps
  /** The item's entry; undefined while that is not known, and where there is none. */
  entry: Entry | undefined
  isFromBookmark: boolean
  /** The entry may still come. */
  isLoading: boolean
  /** Names the dialog in place of the entry's title. */
  heading?: ReactNode
  /** The first of the entry's tools. */
  action?: ReactNode
  /** Shown if the media can't be loaded. */
  fallbackAction?: ReactNode
  onClose: () => void
  /** What there is to say besides the entry. */
  children?: ReactNode
}

/** An entry's dialog with close, previous and next buttons. It stays open while navigating. */
export function EntryDialog(props: EntryDialogProps) {
  const { itemKey, steps, entry, isLoading, heading, onClose } = props
  const titleId = useId()
  const content = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLDivElement>(null)
  const loaded = useMedia(entry, props.isFromBookmark)
  const ratio = usePictureRatio(itemKey, entry, loaded.media)
  const [firstKey] = useState(itemKey)
  const [hasStepped, setHasStepped] = useState(false)
  if (itemKey !== firstKey && !hasStepped) setHasStepped(true)
  const [isViewerOpen, setIsViewerOpen] = useState(false)
  // The next entry may be a film.
  if (isViewerOpen && !isLoading && loaded.media.kind !== 'picture') setIsViewerOpen(false)
  const openViewer = () => setIsViewerOpen(true)
  useLayoutEffect(stopFilmsBehind, [])
  useSlide(picture, { item: itemKey, place: props.index, isHidden: isViewerOpen })
  useShortcuts({ ArrowLeft: steps.previous.go, ArrowRight: steps.next.go }, content)
  useSwipe(content, steps)

  // A panorama is larger above the words than beside them.
  const shape = ratio >= panorama ? 'above' : 'beside'
  const canZoom = loaded.media.kind === 'picture' && !loaded.hasFailed
  const hasPicture = entry !== undefined || isLoading

  return (
    <Dialog labelledBy={titleId} size="large" onClose={onClose}>
      <div ref={content} className={`${styles.dialog} ${styles[hasPicture ? shape : 'alone']}`}>
        <form method="dialog" className={`screen-only ${styles.buttons}`}>
          <button type="submit" className={`round-button ${styles.close}`} aria-label="Close">
            <Icon icon={X} />
          </button>
          <PreviousNextButtons {...steps} isRound />
        </form>
        <p className="visually-hidden" role="status">
          <span>{hasStepped && props.announcement}</span>
        </p>
        <div key={itemKey} ref={startAtTop} className={styles.page}>
          {hasPicture && (
            // Keyboard users have the button.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
            <div
              className={`${styles.picture} ${canZoom ? styles.zooms : ''}`}
              style={{ aspectRatio: ratio }}
              onClick={canZoom ? openViewer : undefined}
            >
              <div ref={picture} className="shimmers">
                {entry ? (
                  <EntryMedia
                    entry={entry}
                    loaded={loaded}
                    fallbackAction={props.fallbackAction}
                    filmRef={continueFilm}
                  />
                ) : (
                  <Backdrop />
                )}
              </div>
            </div>
          )}
          <div className={styles.words}>
            <div className={styles.text}>
              {heading && <div id={titleId}>{heading}</div>}
              {props.children}
              {entry && (
                <EntryDetails
                  entry={entry}
                  loaded={loaded}
                  titleId={heading ? undefined : titleId}
                  action={props.action}
                  onZoom={openViewer}
                />
              )}
            </div>
          </div>
        </div>
      </div>
      {isViewerOpen && (
        <ImageViewer
          entry={entry}
          loaded={loaded}
          steps={steps}
          onClose={() => setIsViewerOpen(false)}
        />
      )}
    </Dialog>
  )
}

/** A picture at least this many times as wide as high. */
const panorama = 2.2

function startAtTop(content: HTMLElement | null) {
  content?.closest('dialog')?.scrollTo(0, 0)
}
