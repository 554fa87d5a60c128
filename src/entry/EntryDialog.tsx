import { X } from 'lucide'
import { type ReactNode, useRef, useState } from 'react'
import type { Entry } from '../apod/entry.ts'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { closeModal } from '../ui/dialog/modal.ts'
import { Icon } from '../ui/Icon.tsx'
import { type Steps, PreviousNextButtons } from '../ui/PreviousNextButtons.tsx'
import { EntryDetails } from './EntryDetails.tsx'
import { useSwipe } from '../ui/motion/use-swipe.ts'
import columns from './EntryColumns.module.css'
import styles from './EntryDialog.module.css'
import buttons from './EntryDialogButtons.module.css'
import { EntryPicture } from './EntryPicture.tsx'
import { ImageViewer } from './viewer/ImageViewer.tsx'
import { useMedia } from './media/use-media.ts'

interface EntryDialogProps {
  /** The id of the element that labels the dialog. */
  labelledBy: string
  /** Identifies what is shown; each page starts scrolled to its top. */
  page: string
  /** Announced after navigating to another page. */
  news: string | undefined
  /** The previous and the next page; the screen handles their keys. */
  steps: Steps
  /** What the page shows; undefined while that is not known, and where there is nothing. */
  entry: Entry | undefined
  /** The id for the entry's title. */
  titleId: string
  /** It comes from a bookmark. */
  isStored?: boolean
  /** The entry may still come. */
  isLoading: boolean
  /** The first of the entry's tools. */
  action?: ReactNode
  /** Shown if the media can't be loaded. */
  fallbackAction?: ReactNode
  onClose: () => void
  /** What there is to say besides the entry. */
  children: ReactNode
}

interface Swiped {
  /** Where it began, and when it is done, where it led. */
  page: string
  step: 'previous' | 'next'
  isDone: boolean
}

/** An entry's dialog with close, previous and next buttons. It stays open while navigating. */
export function EntryDialog(props: EntryDialogProps) {
  const { labelledBy, page, news, steps, entry, titleId, isStored = false, isLoading } = props
  // Forgotten after the first step, so that coming back is announced too.
  const [openedAt, setOpenedAt] = useState<string | undefined>(page)
  if (openedAt && page !== openedAt) setOpenedAt(undefined)
  const [zooms, setZooms] = useState(false)
  const media = useMedia(entry ?? nothing, isStored)
  const picture = media.media.kind === 'picture' ? media.media : undefined
  const content = useRef<HTMLDivElement>(null)
  const [swiped, setSwiped] = useState<Swiped>()
  // The step that a swipe made; the next one is no swipe.
  if (swiped && swiped.page !== page) {
    setSwiped(swiped.isDone ? undefined : { ...swiped, page, isDone: true })
  }
  useSwipe(content, {
    canGo: (step) => !steps[step].disabledReason,
    onSwipe(step) {
      if (step === 'close') return closeModal(content.current)
      setSwiped({ page, step, isDone: false })
      steps[step].go()
    },
  })
  // The next entry may be a film.
  if (zooms && !isLoading && !picture) setZooms(false)

  return (
    <Dialog labelledBy={labelledBy} size="large" onClose={props.onClose}>
      <div ref={content} className={`${styles.modal} ${columns.modal}`}>
        <form method="dialog" className={`${buttons.close} ${columns.close}`}>
          <button type="submit" className="icon-button" aria-label="Close">
            <Icon icon={X} />
          </button>
          <div className={buttons.navigation}>
            <PreviousNextButtons {...steps} />
          </div>
        </form>
        <p className="visually-hidden" role="status">
          <span>{!openedAt && news}</span>
        </p>
        <div
          key={page}
          ref={startPage}
          className={`${styles.page} ${columns.page}`}
          data-swiped={swiped?.isDone ? swiped.step : undefined}
        >
          {(entry ?? isLoading) && (
            <EntryPicture
              entry={entry}
              fallbackAction={props.fallbackAction}
              onZoom={() => setZooms(true)}
              {...media}
            />
          )}
          <div className={styles.words} data-words>
            <div className={`${styles.text} ${columns.text}`}>
              {props.children}
              {entry && (
                <EntryDetails
                  entry={entry}
                  titleId={titleId}
                  action={props.action}
                  onZoom={() => setZooms(true)}
                  {...media}
                />
              )}
            </div>
          </div>
        </div>
      </div>
      {zooms && (
        <ImageViewer
          entry={entry}
          picture={picture}
          failures={media.failures}
          steps={steps}
          onClose={() => setZooms(false)}
        />
      )}
    </Dialog>
  )
}

const nothing: Entry = { date: '', title: '', media_type: '', explanation: '' }

/** Starts a new page at its top. Where the last one took the focus with it, Close gets it. */
function startPage(content: HTMLElement | null) {
  const dialog = content?.closest('dialog')
  dialog?.scrollTo(0, 0)
  if (dialog?.open && !dialog.contains(document.activeElement)) {
    dialog.querySelector('button')?.focus({ preventScroll: true })
  }
}
