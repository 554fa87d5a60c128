import { Maximize, Minimize, ZoomIn, ZoomOut } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { use, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ControllerRef, GenericSlide, ZoomRef } from 'yet-another-react-lightbox'
import { cleanup, Lightbox, MODULE_NAVIGATION, useEvents } from 'yet-another-react-lightbox'
import fullscreen from 'yet-another-react-lightbox/plugins/fullscreen'
import inline from 'yet-another-react-lightbox/plugins/inline'
import zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import { Glow } from '../media/Glow.tsx'
import { defaultRatio } from '../media/picture-box.ts'
import { Picture, type PictureProps } from '../media/Picture.tsx'
import { closeLayer } from '../navigation/layers.ts'
import { CloseButton } from '../ui/Dialog.tsx'
import { DialogContext } from '../ui/front-dialog.ts'
import { MessageList } from '../ui/MessageList.tsx'
import { useShortcut } from '../ui/shortcuts.ts'
import { StepButtons, type Steps, takeStep } from '../ui/steps.tsx'
import { Caption, type CaptionText } from './Caption.tsx'
import { IdleDialog } from './IdleDialog.tsx'
import { usePinch } from './pinch.ts'
import styles from './Lightbox.module.css'

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    picture: GenericSlide & { type: 'picture' }
  }
}

interface LightboxDialogProps extends PictureProps {
  layer: 'viewer' | 'slideshow'
  /** Identifies the shown picture. A new key resets the zoom. */
  pictureKey: string
  caption: CaptionText | undefined
  /** In place of a picture. */
  notice: ReactNode
  steps: Steps | undefined
  /** A slideshow's buttons, in place of the viewer's zoom buttons. */
  playControls?: ReactNode
  onZoom?: (isZoomed: boolean) => void
}

const slides = [{ type: 'picture' as const }]

/** The library has the zoom, the swipes, the full screen and the toolbar. The rest is the app's. */
export function LightboxDialog(props: LightboxDialogProps) {
  const { layer, pictureKey, caption, picture, alt, imagePropsOf, steps } = props
  const [isZoomed, setIsZoomed] = useState(false)
  const controller = useRef<ControllerRef>(null)
  const zoomRef = useRef<ZoomRef>(null)
  const focusPicture = () => controller.current?.focus()

  return (
    <IdleDialog
      kind={layer}
      aria-label={layer === 'viewer' ? 'Image viewer' : 'Slideshow'}
      // A swipe, the arrow keys and the chevrons mean the same in every language.
      dir="ltr"
      className={`ui-no-print ui-on-media ${styles.lightbox}`}
      onClose={() => closeLayer(layer)}
      onTouch={usePinch(zoomRef)}
      focusPicture={focusPicture}
      // Otherwise the browser drags the image's file instead of moving the zoomed picture.
      onDragStart={(event) => event.preventDefault()}
      // The dialog gets the focus when the focused control unmounts.
      onFocus={({ target, currentTarget }) => {
        if (target === currentTarget) focusPicture()
      }}
    >
      <Lightbox
        // Without the library's own arrow keys and buttons. Its keys drop quick presses and repeat held ones.
        plugins={[inline, fullscreen, zoom, ({ remove }) => remove(MODULE_NAVIGATION)]}
        slides={slides}
        labels={{
          // The library would name its only slide “1 of 1”.
          '{index} of {total}': caption?.title ?? '',
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
        animation={{ swipe: 300 }}
        controller={{ ref: controller, closeOnPullDown: true, closeOnEscape: false }}
        // Browsers refuse full screen before the first click or key.
        fullscreen={{ auto: layer === 'slideshow' && navigator.userActivation.isActive }}
        zoom={{ ref: zoomRef, supports: ['picture'], maxZoom: 12, scrollToZoom: true }}
        styles={{
          // Two fingers zoom the picture, not the page, and no drag scrolls the buttons away.
          container: { touchAction: 'none', overflow: 'clip', backgroundColor: 'transparent' },
          slide: { overflow: 'clip' },
        }}
        toolbar={{ buttons: [<CloseButton key="close" />] }}
        render={{
          ...(layer === 'slideshow' && { buttonZoom: () => props.playControls }),
          slide: () => (
            // As large as the picture, because the library keeps a zoomed slide's edges outside the window.
            // Not live, because the library's live region would read out each change of picture.
            <div
              className={styles.slide}
              style={{ '--ratio': picture.ratio ?? defaultRatio }}
              aria-live="off"
            >
              {props.notice ?? (
                <Picture
                  picture={picture}
                  alt={alt}
                  hasTransition={layer === 'viewer'}
                  imagePropsOf={isZoomed ? undefined : imagePropsOf}
                />
              )}
            </div>
          ),
          slideFooter: () => caption && !isZoomed && <Caption key={pictureKey} {...caption} />,
          iconZoomIn: () => <ZoomIn />,
          iconZoomOut: () => <ZoomOut />,
          iconEnterFullscreen: () => <Maximize />,
          iconExitFullscreen: () => <Minimize />,
          controls: () => (
            // In full screen, only the library's element shows.
            <>
              <MessageList />
              <LightboxEvents key={pictureKey} zoomRef={zoomRef} steps={steps} />
              {steps && !isZoomed && (
                <StepButtons {...steps} variant="ui-round-button" className={styles.steps} />
              )}
              <Glow picture={picture} fades={layer === 'slideshow'} />
            </>
          ),
        }}
      />
    </IdleDialog>
  )
}

interface LightboxEventsProps extends Pick<LightboxDialogProps, 'steps'> {
  zoomRef: RefObject<ZoomRef | null>
}

/** Handles the library's swipes and pulls, and keys. A new key for each picture resets the zoom. */
function LightboxEvents({ zoomRef, steps }: LightboxEventsProps) {
  const { close } = use(DialogContext)
  const { subscribe } = useEvents()
  function step(increment: number) {
    if (zoomRef.current?.zoom !== 1) zoomRef.current?.changeZoom(1)
    if (steps) takeStep(increment < 0 ? steps.previous : steps.next)
  }
  useShortcut('PageUp', () => step(-1))
  useShortcut('PageDown', () => step(1))
  useShortcut('=', () => zoomRef.current?.zoomIn())
  const handlePull = useEffectEvent(close)
  const handleSwipe = useEffectEvent((increment = 0) => {
    // After a swipe that is too short, the increment is 0.
    if (increment !== 0) step(increment)
  })
  useEffect(() => {
    zoomRef.current?.changeZoom(1, true)
    return cleanup(
      subscribe('close', () => handlePull()),
      subscribe('swipe', (action) => handleSwipe(action?.increment)),
    )
  }, [zoomRef, subscribe])
  return null
}
