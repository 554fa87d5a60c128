import { X } from 'lucide'
import { type ReactNode, useId } from 'react'
import type { Entry } from '../../apod/entry.ts'
import { useLight } from '../../media/AmbientLight.tsx'
import { ratioOf } from '../../media/picture-box.ts'
import { useMediaLoad } from '../../media/use-media-load.ts'
import { closeLayer } from '../../navigation/layers.ts'
import { useAddress } from '../../navigation/history.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { useDetails } from '../../ui/hooks.ts'
import { Icon } from '../../ui/Icon.tsx'
import { StepButtons, type Steps, useSwipe } from '../../ui/steps.tsx'
import { LazyLightbox, useLightboxFile } from '../../lightbox/LazyLightbox.tsx'
import { DialogMedia } from './DialogMedia.tsx'
import { EntryActions } from './EntryActions.tsx'
import { DialogLabel, EntryLinks, EntryText } from './EntryText.tsx'
import styles from './EntryDialog.module.css'

interface EntryDialogProps {
  /** The date or bookmark key: tells a step from a new render, and names the dialog where there is no entry. */
  id: string
  /** Undefined if there is none, or not yet. */
  entry: Entry | undefined
  isLoading?: boolean
  lookUpPath?: string | undefined
  steps: Steps
  heart: ReactNode
  actions: ReactNode
  /** Below the entry's text, which a growing note must not move. */
  visitorFields: ReactNode
  /** What there is to say besides the entry. */
  notice?: ReactNode
}

/** An entry's dialog with close, previous and next buttons. It stays open over steps to other entries. */
export function EntryDialog(props: EntryDialogProps) {
  const { id, entry, isLoading = false, lookUpPath, steps } = props
  const titleId = useId()
  const load = useMediaLoad(entry, lookUpPath)
  // Read here, since a step renders all that is below anew.
  const light = useLight(load, isLoading)
  const ratio = ratioOf(load.media)
  const more = useDetails()
  const description = useDetails()
  // Before it is needed: then the picture can move into the viewer at once.
  useLightboxFile()
  const isViewerOpen = useAddress().layers.includes('viewer')

  return (
    <>
      <Dialog
        kind="dialog"
        className={styles.dialog}
        aria-labelledby={titleId}
        onClose={closeDialog}
      >
        <div {...useSwipe(steps)}>
          <DialogButtons steps={steps} />
          <div key={id} ref={scrollToTop} className={styles.layout} style={{ '--ratio': ratio }}>
            <DialogMedia {...{ entry, load, light, isLoading }}>{props.notice}</DialogMedia>
            <div className={styles.textColumn}>
              <div className={styles.text}>
                {!entry && <h2 id={titleId}>{id}</h2>}
                {entry && (
                  <>
                    <div className="ui-stack">{props.notice}</div>
                    <DialogLabel entry={entry} titleId={titleId} heart={props.heart}>
                      <div className={`ui-screen-only ui-row ui-outdented ${styles.actions}`}>
                        {props.actions}
                        <EntryActions entry={entry} load={load} details={more} />
                      </div>
                    </DialogLabel>
                    <div className="ui-stack">
                      <EntryText entry={entry} details={description} />
                      {props.visitorFields}
                      <EntryLinks entry={entry} />
                    </div>
                  </>
                )}
              </div>
            </div>
          </div>
        </div>
      </Dialog>
      {/* Beside the dialog, not in it: a child's effects run first, so the viewer would open below the dialog. */}
      {isViewerOpen && (
        <LazyLightbox layer="viewer">
          {({ ImageViewer }) => <ImageViewer {...props} light={light} />}
        </LazyLightbox>
      )}
    </>
  )
}

function closeDialog() {
  closeLayer('dialog')
}

function scrollToTop(layout: HTMLElement | null) {
  layout?.scrollIntoView()
}

/** The steps and Close. Rendered in the dialog, so that their keys count there. */
function DialogButtons({ steps }: { steps: Steps }) {
  return (
    <div className={`ui-screen-only ${styles.buttons}`}>
      <StepButtons {...steps} variant="ui-round-button" />
      <button
        type="button"
        className={`ui-round-button ${styles.close}`}
        title="Close"
        onClick={closeDialog}
      >
        <Icon icon={X} />
      </button>
    </div>
  )
}
