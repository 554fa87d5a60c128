import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import {
  type CaptionsRef,
  CloseIcon,
  type ControllerRef,
  IconButton,
  Lightbox,
  type LightboxExternalProps,
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
import { keyNameOf } from '../ui/shortcuts.ts'
import { StepButtons, type Steps, takeStep } from '../ui/steps.tsx'
import type { PictureSlide } from './EntrySlide.tsx'
import { InsideLightbox } from './InsideLightbox.tsx'
import { useIdle } from './use-idle.ts'
import styles from './Lightbox.module.css'

interface LightboxDialogProps extends Omit<ComponentProps<'dialog'>, 'ref' | 'onClose'> {
  layer: 'viewer' | 'slideshow'
  /** One slide with its captions. A new array counts as a new picture. */
  slides: PictureSlide[]
  renderContent: (isZoomed: boolean) => ReactNode
  light: ReactNode
  /** Replace the zoom buttons. */
  tools?: ReactNode
  lightbox?: LightboxExternalProps
  steps: Steps | undefined
}

const stepOf: Record<string, number> = { ArrowLeft: -1, PageUp: -1, ArrowRight: 1, PageDown: 1 }

/*
| the visitor                                     | who acts                                                  |
| ----------------------------------------------- | --------------------------------------------------------- |
| presses an arrow, or a presenter's remote       | `stepBy`; the library loses presses and repeats held keys |
| presses Escape or Control+Z                     | the document                                              |
| presses other keys with Control, or in a list   | the browser                                               |
| swipes, pulls down, zooms, moves what is zoomed | the library; `InsideLightbox` hears its swipe and close   |
*/
export function LightboxDialog(props: LightboxDialogProps) {
  const { layer, slides, renderContent, light, tools, lightbox = {}, steps, ...dialog } = props
  const [isZoomed, setIsZoomed] = useState(false)
  const { isIdle, isNew } = useIdle(slides)
  const idleClass = isIdle ? `${styles.idle} ${isNew ? styles.new : ''}` : ''
  const controller = useRef<ControllerRef>(null)
  const zoomRef = useRef<ZoomRef>(null)
  const captionsRef = useRef<CaptionsRef>(null)
  const close = () => closeLayer(layer)
  const stepBy = (increment: number) =>
    steps && takeStep(increment < 0 ? steps.previous : steps.next)
  const date = slides[0]?.date
  useEffect(() => {
    if (date !== undefined) zoomRef.current?.changeZoom(1)
  }, [date])
  return (
    <Dialog
      kind={layer}
      {...dialog}
      className={`ui-no-print ui-on-media ${styles.lightbox} ${idleClass}`}
      onClose={close}
      onKeyDownCapture={(event) => {
        const { nativeEvent, key, target, ctrlKey, altKey, metaKey } = event
        if (['Escape', 'z'].includes(keyNameOf(nativeEvent))) return
        const isForBrowser = ctrlKey || altKey || metaKey || target instanceof HTMLSelectElement
        const step = isZoomed ? undefined : stepOf[key]
        if (isForBrowser || step) event.stopPropagation()
        if (step && !isForBrowser && !event.repeat) stepBy(step)
      }}
      // Otherwise the browser drags the image's file instead of moving the zoomed picture.
      onDragStart={(event) => event.preventDefault()}
      // The dialog gets the focus when the focused control unmounts, but the keys are the lightbox's.
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
        // Otherwise the carousel repeats its only slide on both sides.
        carousel={{ preload: 0, padding: 0, spacing: 0 }}
        captions={{ ref: captionsRef, descriptionMaxLines: 2 }}
        on={{
          zoom({ zoom: factor }) {
            captionsRef.current?.[factor > 1 ? 'hide' : 'show']()
            setIsZoomed(factor > 1)
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
          // Two fingers zoom the picture, not the page, and no drag scrolls the buttons away.
          container: { touchAction: 'none', overflow: 'clip', backgroundColor: 'transparent' },
          slide: { overflow: 'clip' },
          // Only the words themselves keep the caption when the pointer rests on them.
          captionsTitle: { whiteSpace: 'normal', pointerEvents: 'auto' },
          captionsDescription: { pointerEvents: 'auto' },
        }}
        toolbar={{
          buttons: [<IconButton key="close" label="Close" icon={CloseIcon} onClick={close} />],
        }}
        render={{
          ...lightbox.render,
          ...(tools !== undefined && { buttonZoom: () => tools }),
          slide: () => renderContent(isZoomed),
          buttonPrev: () => null,
          buttonNext: () => null,
          controls: () => (
            <>
              <InsideLightbox layer={layer} onStep={stepBy} />
              {steps && !isZoomed && (
                <div className={`ui-row ${styles.steps}`}>
                  <StepButtons {...steps} variant="ui-round-button" />
                </div>
              )}
              {light}
            </>
          ),
        }}
      />
    </Dialog>
  )
}
