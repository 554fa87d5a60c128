import { Maximize2, Pencil } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { formatDate } from '../../apod/calendar.ts'
import { copyrightAndLicencePartsOf } from '../../apod/entry-text.ts'
import type { Entry } from '../../apod/entry.ts'
import type { BookmarkKey } from '../../bookmarks/bookmark.ts'
import { NoteField } from '../../bookmarks/NoteField.tsx'
import { useBookmark } from '../../bookmarks/stored-bookmarks.ts'
import { ImageViewer } from '../../lightbox/ImageViewer.tsx'
import { EntryMedia } from '../../media/EntryMedia.tsx'
import type { ShownMedia } from '../../media/use-shown-media.ts'
import { useAddress } from '../../navigation/history.ts'
import { closeFrontLayer, openLayer } from '../../navigation/layers.ts'
import { CloseButton, Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { StepButtons, type Steps, useSwipe } from '../../ui/steps.tsx'
import { EntryHeader } from '../EntryHeader.tsx'
import {
  Explanation,
  ImageDescription,
  LinkedText,
  LoadingText,
  OtherYearsLink,
  SkyObjectLinks,
} from '../EntryText.tsx'
import { EntryActions } from './EntryActions.tsx'
import styles from './EntryDialog.module.css'

interface EntryDialogProps {
  /** The entry's date or, without an entry, the one that is looked up. */
  date: string
  entry: Entry | undefined
  shownMedia: ShownMedia
  /** By default the date. */
  bookmarkKey?: BookmarkKey
  isLoading?: boolean
  lookUpPath?: string | undefined
  steps: Steps
  notice?: ReactNode
}

export function EntryDialog(props: EntryDialogProps) {
  const { date, entry, shownMedia, isLoading = false, lookUpPath, steps, notice } = props
  const { bookmarkKey = date } = props
  const viewerProps = { date, entry, shownMedia, isLoading, steps, notice, dayPath: lookUpPath }
  const titleId = useId()
  const { bookmark } = useBookmark(bookmarkKey)
  const noteField = useRef<HTMLTextAreaElement>(null)
  const canZoom = shownMedia.media.kind === 'picture' && !shownMedia.hasFailed
  const onZoom = canZoom ? () => openLayer('viewer') : undefined
  const copyrightParts = entry ? copyrightAndLicencePartsOf(entry) : []
  const isViewerOpen = useAddress().layers.includes('viewer')

  return (
    <>
      <Dialog
        kind="entry"
        aria-label={formatDate(date, 'long')}
        aria-labelledby={entry && titleId}
        // If the viewer is in the address but hasn't rendered yet, this closes only the viewer.
        onClose={closeFrontLayer}
      >
        <div {...useSwipe(steps)}>
          <DialogButtons steps={steps} onZoom={onZoom} />
          <div className={styles.layout}>
            {entry || isLoading ? (
              <EntryMedia
                className={styles.media}
                entry={entry}
                shownMedia={shownMedia}
                lookUpPath={lookUpPath}
                onZoom={onZoom}
              />
            ) : (
              <div className={styles.media}>
                <EmptyState>{notice}</EmptyState>
              </div>
            )}
            <div className={styles.text}>
              {/* A new element for each step, so that the text starts at its top again. */}
              <div key={bookmarkKey} ref={scrollToTop} className="ui-stack">
                {entry && notice}
              </div>
              <EntryHeader
                date={date}
                entry={entry}
                bookmarkKey={bookmarkKey}
                showsIsoDate
                titleId={titleId}
                titleIfNoEntry={isLoading ? undefined : formatDate(date, 'long')}
                noteButton={
                  bookmark && (
                    <button
                      type="button"
                      className="ui-icon-button"
                      title="Note"
                      onClick={() => noteField.current?.focus()}
                    >
                      <Pencil />
                    </button>
                  )
                }
                copyright={copyrightParts.length > 0 && <LinkedText parts={copyrightParts} />}
              />
              {entry && (
                <div className="ui-stack ui-text ui-fades-in-late">
                  <Explanation entry={entry} />
                  <div>
                    {bookmark && (
                      <NoteField key={bookmarkKey} bookmark={bookmark} fieldRef={noteField} />
                    )}
                    <div className={styles.links}>
                      <SkyObjectLinks entry={entry} />
                      <OtherYearsLink date={date} />
                      <ImageDescription entry={entry} />
                      <div className="ui-outdented">
                        <EntryActions entry={entry} files={shownMedia} />
                      </div>
                    </div>
                  </div>
                </div>
              )}
              {!entry && isLoading && <LoadingText />}
            </div>
          </div>
        </div>
      </Dialog>
      {/* Inside the dialog, the viewer would call `showModal` first, and so open under it. */}
      {isViewerOpen && <ImageViewer {...viewerProps} />}
    </>
  )
}

function scrollToTop(text: HTMLElement | null) {
  text?.closest('dialog')?.scrollTo(0, 0)
}

/** Its own component inside the dialog, so that its shortcuts belong to the dialog. */
function DialogButtons({ steps, onZoom }: { steps: Steps; onZoom: (() => void) | undefined }) {
  return (
    <div className={`ui-no-print ui-fades-in-late ui-bottom-bar ${styles.buttons}`}>
      <StepButtons {...steps} variant="ui-round-button" className="ui-row" />
      <div className="ui-row">
        {onZoom && (
          <button
            type="button"
            className="ui-round-button"
            title="Zoom"
            aria-haspopup="dialog"
            onClick={onZoom}
          >
            <Maximize2 />
          </button>
        )}
        <CloseButton />
      </div>
    </div>
  )
}
