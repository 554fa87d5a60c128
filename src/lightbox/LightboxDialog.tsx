import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import {
  type CaptionsRef,
  cleanup,
  CloseIcon,
  type ControllerRef,
  IconButton,
  Lightbox,
  type LightboxExternalProps,
  useController,
  useEvents,
  type ZoomRef,
} from 'yet-another-react-lightbox'
import captions from 'yet-another-react-lightbox/plugins/captions'
import 'yet-another-react-lightbox/plugins/captions.css'
import fullscreen from 'yet-another-react-lightbox/plugins/fullscreen'
import inline from 'yet-another-react-lightbox/plugins/inline'
import zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import { closeLayer } from '../navigation/layers.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { MessageLine } from '../ui/MessageLine.tsx'
import { keyNameOf } from '../ui/shortcuts.ts'
import styles from './Lightbox.module.css'
import type { PictureSlide } from './EntrySlide.tsx'
import { useIdle } from './use-idle.ts'

interface LightboxDialogProps extends Omit<ComponentProps<'dialog'>, 'ref' | 'onClose'> {
  layer: 'viewer' | 'slideshow'
  /** One slide, with the captions; the same array while nothing changes. */
  slides: PictureSlide[]
  picture: ReactNode
  light: ReactNode
  lightbox?: LightboxExternalProps
  /** Called for a step by arrow key or finger: 1 forwards, -1 back. */
  onStep: (increment: number) => void
  onZoom?: (isZoomed: boolean) => void
}

/** A presenter's remote sends the keys of pages. */
const stepOf: Record<string, number> = { ArrowLeft: -1, PageUp: -1, ArrowRight: 1, PageDown: 1 }

/** Pictures to zoom and to swipe through, in a dialog as large as the window. */
export function LightboxDialog(props: LightboxDialogProps) {
  const { layer, slides, picture, light, lightbox = {}, onStep, onZoom, ...dialog } = props
  const { isIdle, isNew } = useIdle(slides)
  const idleClass = isIdle ? `${styles.idle} ${isNew ? styles.new : ''}` : ''
  const controller = useRef<ControllerRef>(null)
  const zoomRef = useRef<ZoomRef>(null)
  const captionsRef = useRef<CaptionsRef>(null)
  const close = () => closeLayer(layer)
  const date = slides[0]?.date
  useEffect(() => {
    if (date !== undefined) zoomRef.current?.changeZoom(1)
  }, [date])
  return (
    <Dialog
      kind={layer}
      {...dialog}
      // The entry or list beneath is printed.
      className={`ui-screen-only ui-on-media ${styles.viewer} ${idleClass}`}
      onClose={close}
      // The library's timer loses quick presses, and a held arrow would ask for day after day.
      onKeyDownCapture={(event) => {
        const { nativeEvent, key, target, ctrlKey, altKey, metaKey } = event
        // Close and Undo are heard outside of the library.
        if (['Escape', 'z'].includes(keyNameOf(nativeEvent))) return
        const isForBrowser = ctrlKey || altKey || metaKey || target instanceof HTMLSelectElement
        const step = zoomRef.current?.zoom === 1 ? stepOf[key] : undefined
        if (isForBrowser || step) event.stopPropagation()
        if (step && !isForBrowser && !event.repeat) onStep(step)
      }}
      // Else the browser drags the image's file, and the zoomed picture stops.
      onDragStart={(event) => event.preventDefault()}
      // The dialog gets it where the control that had it is gone; only the lightbox hears the other keys.
      onFocus={({ target, currentTarget }) => {
        if (target === currentTarget) controller.current?.focus()
      }}
    >
      <Lightbox
        {...lightbox}
        plugins={[inline, captions, fullscreen, zoom]}
        slides={slides}
        labels={{
          ...lightbox.labels,
          'Enter Fullscreen': 'Full screen',
          'Exit Fullscreen': 'Leave full screen',
        }}
        // A carousel would show its only slide again beside it.
        carousel={{ preload: 0, padding: 0, spacing: 0 }}
        captions={{ ref: captionsRef, descriptionMaxLines: 2 }}
        on={{
          zoom({ zoom: factor }) {
            // Title and caption would lie on what the visitor has enlarged.
            captionsRef.current?.[factor > 1 ? 'hide' : 'show']()
            onZoom?.(factor > 1)
          },
        }}
        animation={{ swipe: 300, navigation: 0 }}
        controller={{ ref: controller, closeOnPullDown: true, closeOnEscape: false }}
        zoom={{
          ref: zoomRef,
          supports: ['picture'],
          maxZoom: 12,
          scrollToZoom: true,
          pinchZoomV4: true,
        }}
        styles={{
          // Two fingers zoom the picture, not the page; and nothing scrolls the buttons out of the window.
          container: { touchAction: 'none', overflow: 'clip', backgroundColor: 'transparent' },
          slide: { overflow: 'clip' },
          captionsTitle: { whiteSpace: 'normal' },
        }}
        toolbar={{
          buttons: [<IconButton key="close" label="Close" icon={CloseIcon} onClick={close} />],
        }}
        render={{
          ...lightbox.render,
          slide: () => picture,
          buttonPrev: () => null,
          buttonNext: () => null,
          controls: () => (
            <>
              <LightboxEvents layer={layer} onStep={onStep} />
              {light}
            </>
          ),
        }}
      />
    </Dialog>
  )
}

/** Focuses the lightbox, for its keys, and hears its swipes. In full screen only messages in it are seen. */
function LightboxEvents({ layer, onStep }: Pick<LightboxDialogProps, 'layer' | 'onStep'>) {
  const { focus } = useController()
  const { subscribe } = useEvents()
  const swipe = useEffectEvent((increment = 0) => {
    // A finger that lets go too early makes no step.
    if (increment !== 0) onStep(increment)
  })
  useEffect(() => {
    focus()
    return cleanup(
      subscribe('close', () => closeLayer(layer)),
      subscribe('swipe', (action) => swipe(action?.increment)),
    )
  }, [focus, subscribe, layer])
  return <MessageLine />
}
