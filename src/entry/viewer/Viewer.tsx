import {
  type KeyboardEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { FullscreenRef, ZoomRef } from 'yet-another-react-lightbox'
import { LayerContext } from '../../navigation/use-location.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { useDialog } from '../../ui/dialog/dialog-context.ts'
import { createLaterPart } from '../../ui/later-part.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { transitionEnd } from '../../ui/motion/move-picture.ts'
import { keyOf, letterShortcutsAreOn } from '../../ui/shortcuts.ts'
import { Picture } from '../media/Picture.tsx'
import { useMedia } from '../media/use-media.ts'
import type { PictureLightboxProps } from './PictureLightbox.tsx'
import styles from './Viewer.module.css'

interface ViewerProps extends PictureLightboxProps {
  label: string
  /** Its tools are hidden until the visitor does something. */
  isUnattended?: boolean
  onClose: () => void
  children?: ReactNode
}

/** A dialog as large as the window. It shows its picture at once, and lets visitors zoom when the library is there. */
export function Viewer(props: ViewerProps) {
  const { label, isUnattended = false, onClose, children, ...pictures } = props
  const { slides, index, player, onView } = pictures
  const zoom = useRef<ZoomRef>(null)
  const fullScreen = useRef<FullscreenRef>(null)
  const { isIdle, wake } = useIdle(isUnattended)
  const { entry, isFromBookmark = false } = slides[index] ?? {}
  const loaded = useMedia(entry, isFromBookmark)
  const [library, setLibrary] = useState<'loading' | 'there' | 'missing'>('loading')
  useEffect(() => {
    // The library must not replace a picture that moves.
    const ready = Promise.all([PictureLightbox.fetch(), transitionEnd()])
    ready.then(
      () => startTransition(() => setLibrary('there')),
      () => setLibrary('missing'),
    )
  }, [])

  function press(event: KeyboardEvent) {
    wake()
    const { target, repeat, ctrlKey, altKey, metaKey } = event
    const key = keyOf(event.nativeEvent)
    const isCharacter = key.length === 1 && key !== ' '
    const isForBrowser = ctrlKey || altKey || metaKey || (isCharacter && !letterShortcutsAreOn())
    const step = (zoom.current?.zoom ?? 1) === 1 ? stepsOfArrows[key] : undefined
    // The library has + and -, and moves a zoomed picture. Of two quick steps it would take one.
    if (isForBrowser || step) event.stopPropagation()
    if (isForBrowser || repeat) return
    if (step) onView(index + step)
    if (key === '=') zoom.current?.zoomIn()
    if (key === '0') zoom.current?.changeZoom(1)
    if (key === 'f') fullScreen.current?.[fullScreen.current.fullscreen ? 'exit' : 'enter']()
    if (key === ' ' && !(target instanceof HTMLButtonElement))
      player?.current?.[player.current.playing ? 'pause' : 'play']()
  }

  return (
    <LayerContext value={player ? 'slideshow' : 'picture'}>
      <Dialog
        // The entry beneath is printed.
        className={`screen-only ${styles.viewer} ${player ? styles.slideshow : ''} ${isIdle ? styles.idle : ''}`}
        size="full"
        aria-label={label}
        onKeyDownCapture={press}
        onPointerMove={wake}
        onPointerDown={wake}
        // It takes the focus when it opens.
        onFocus={isUnattended ? undefined : wake}
        onClose={onClose}
      >
        {library !== 'there' && entry && (
          <Picture entry={entry} loaded={loaded} fit="whole" moves={!player} />
        )}
        {library === 'there' && (
          <PictureLightbox {...pictures} zoom={zoom} fullScreen={fullScreen} />
        )}
        {library === 'missing' && (
          <div className={styles.missing}>
            <LoadFailure>
              <CloseInWords />
            </LoadFailure>
          </div>
        )}
        {children}
      </Dialog>
    </LayerContext>
  )
}

/** Where the library, whose tools have an icon for it, could not be loaded. */
function CloseInWords() {
  const { close } = useDialog()
  return (
    <button type="button" className="quiet-button" onClick={close}>
      Close
    </button>
  )
}

const stepsOfArrows: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

const PictureLightbox = createLaterPart(
  async () => (await import('./PictureLightbox.tsx')).PictureLightbox,
  { isRest: false },
)

/** Loads the viewer's library, which is soon needed. A failure is said in the viewer. */
export function fetchViewer() {
  PictureLightbox.fetch().catch(() => {})
}

const idleAfterMilliseconds = 2500

/** Whether the visitor has done nothing for a while, and what to call when they do something. */
function useIdle(isAtFirst: boolean) {
  const [isIdle, setIsIdle] = useState(isAtFirst)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function wake() {
    clearTimeout(timer.current)
    setIsIdle(false)
    timer.current = setTimeout(() => setIsIdle(true), idleAfterMilliseconds)
  }

  return { isIdle, wake }
}
