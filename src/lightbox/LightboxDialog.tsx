import { Maximize, Minimize, ZoomIn, ZoomOut } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import {
  type ControllerRef,
  type GenericSlide,
  Lightbox,
  type ZoomRef,
} from 'yet-another-react-lightbox'
import fullscreen from 'yet-another-react-lightbox/plugins/fullscreen'
import inline from 'yet-another-react-lightbox/plugins/inline'
import zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import { closeLayer } from '../navigation/layers.ts'
import { CloseButton, Dialog } from '../ui/Dialog.tsx'
import { MessageList } from '../ui/MessageList.tsx'
import { StepButtons, type Steps, takeStep } from '../ui/steps.tsx'
import { Timer } from '../ui/Timer.tsx'
import { Caption, type CaptionText } from './Caption.tsx'
import { handleLightboxKey } from './lightbox-input.ts'
import { LightboxEvents } from './LightboxEvents.tsx'
import { useVisitorInput } from './visitor-input.tsx'
import styles from './Lightbox.module.css'

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    picture: GenericSlide & { type: 'picture' }
  }
}

interface LightboxDialogProps {
  layer: 'viewer' | 'slideshow'
  /** Identifies the shown picture. A new key resets the zoom. */
  pictureKey: string
  caption: CaptionText
  ratio: number
  pictures: ReactNode
  glow: ReactNode
  onZoom?: (isZoomed: boolean) => void
  steps: Steps | undefined
  /** Buttons for the toolbar, in place of the zoom buttons. With false, it has neither. */
  playControls?: ReactNode
  /** Whether it runs unattended: swiping down doesn't close it, and the zoom resets after five minutes. */
  isFrame?: boolean
  onSpace?: () => void
}

export const frameResumeSeconds = 300

const slides = [{ type: 'picture' as const }]

export function LightboxDialog(props: LightboxDialogProps) {
  const { layer, pictureKey, caption, ratio, steps, isFrame = false, onSpace } = props
  const [isZoomed, setIsZoomed] = useState(false)
  const { isIdle, hasPressedTab, idleTimer } = useVisitorInput()
  const controller = useRef<ControllerRef>(null)
  const zoomRef = useRef<ZoomRef>(null)
  const showPrevious = () => steps && takeStep(steps.previous)
  const showNext = () => steps && takeStep(steps.next)
  const actions = {
    // The library pans a zoomed picture with these. If it also handled steps, it would drop quick presses and repeat held ones.
    ...(!isZoomed && { ArrowLeft: showPrevious, ArrowRight: showNext }),
    PageUp: showPrevious,
    PageDown: showNext,
    '=': () => zoomRef.current?.zoomIn(),
    ' ': onSpace,
  }
  const resetZoom = () => zoomRef.current?.changeZoom(1)
  useEffect(() => {
    // Always true. The condition is only here because the linter rejects a dependency that the effect doesn't use.
    if (pictureKey) zoomRef.current?.changeZoom(1)
  }, [pictureKey])

  return (
    <Dialog
      kind={layer}
      aria-label={layer === 'viewer' ? 'Image viewer' : 'Slideshow'}
      // A swipe, the arrow keys and the chevrons mean the same in every language.
      dir="ltr"
      className={`ui-no-print ui-on-media ui-enters ${styles.lightbox} ${isIdle ? styles.idle : ''}`}
      onClose={() => closeLayer(layer)}
      onKeyDownCapture={(event) => handleLightboxKey(event, actions, hasPressedTab)}
      // Otherwise the browser drags the image's file instead of moving the zoomed picture.
      onDragStart={(event) => event.preventDefault()}
      // The dialog gets the focus when the focused control unmounts, but the library handles keys in its own element.
      onFocus={({ target, currentTarget }) => {
        if (target === currentTarget) controller.current?.focus()
      }}
    >
      {idleTimer}
      {isFrame && isZoomed && <Timer seconds={frameResumeSeconds} onElapsed={resetZoom} />}
      <Lightbox
        plugins={[inline, fullscreen, zoom]}
        slides={slides}
        labels={{
          // The library would name its only slide “1 of 1”.
          '{index} of {total}': caption.title,
          'Enter Fullscreen': 'Full screen',
          'Exit Fullscreen': 'Exit full screen',
        }}
        // Otherwise the carousel repeats its only slide on both sides.
        carousel={{ preload: 0, padding: 0, spacing: 0 }}
        on={{
          zoom({ zoom: factor }) {
            setIsZoomed(factor > 1)
            props.onZoom?.(factor > 1)
          },
        }}
        animation={{ swipe: 300, navigation: 0 }}
        controller={{ ref: controller, closeOnPullDown: !isFrame, closeOnEscape: false }}
        // Browsers refuse full screen before the first click or key.
        fullscreen={{ auto: layer === 'slideshow' && navigator.userActivation.isActive }}
        zoom={{
          ref: zoomRef,
          supports: ['picture'],
          maxZoom: 12,
          scrollToZoom: true,
        }}
        styles={{
          // Two fingers zoom the picture, not the page, and no drag scrolls the buttons away.
          container: { touchAction: 'none', overflow: 'clip', backgroundColor: 'transparent' },
          slide: { overflow: 'clip' },
        }}
        toolbar={{ buttons: [<CloseButton key="close" />] }}
        render={{
          ...(props.playControls !== undefined && { buttonZoom: () => props.playControls }),
          slide: () => (
            // As large as the picture, because the library measures this element to limit panning: no edge of a zoomed picture moves inside the window.
            // Not live, because the library's live region would read out each change of picture.
            <div className={styles.slide} style={{ '--ratio': ratio }} aria-live="off">
              {props.pictures}
            </div>
          ),
          slideFooter: () => !isZoomed && <Caption key={pictureKey} {...caption} />,
          iconZoomIn: () => <ZoomIn />,
          iconZoomOut: () => <ZoomOut />,
          iconEnterFullscreen: () => <Maximize />,
          iconExitFullscreen: () => <Minimize />,
          buttonPrev: () => null,
          buttonNext: () => null,
          controls: () => (
            // In full screen, only the library's element shows.
            <>
              <MessageList />
              <LightboxEvents zoomRef={zoomRef} steps={steps} />
              {steps && !isZoomed && (
                <StepButtons {...steps} variant="ui-round-button" className={styles.steps} />
              )}
              {props.glow}
            </>
          ),
        }}
      />
    </Dialog>
  )
}
