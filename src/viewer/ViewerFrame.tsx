import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import {
  CloseIcon,
  type ControllerRef,
  IconButton,
  Lightbox,
  type LightboxExternalProps,
  useEvents,
} from 'yet-another-react-lightbox'
import captions from 'yet-another-react-lightbox/plugins/captions'
import 'yet-another-react-lightbox/plugins/captions.css'
import fullscreen from 'yet-another-react-lightbox/plugins/fullscreen'
import inline from 'yet-another-react-lightbox/plugins/inline'
import zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import { closeLayer } from '../navigation/layers.ts'
import { LayerDialog } from '../ui/Dialog.tsx'
import styles from './Viewer.module.css'
import type { PictureSlide } from './ViewerSlide.tsx'

interface ViewerFrameProps extends Omit<ComponentProps<'dialog'>, 'ref' | 'onClose'> {
  layer: 'viewer' | 'slideshow'
  /** The same array while nothing changes: with another array the viewer begins at the index. */
  slides: readonly PictureSlide[]
  renderSlide: (slide: PictureSlide, isCurrent: boolean) => ReactNode
  /** What only one of the viewers has. */
  lightbox?: LightboxExternalProps
  /** Called after a step by arrow key or finger: 1 forwards, -1 back. */
  onSwipe?: (increment: number) => void
  /** Stands in the lightbox, for its events. */
  children?: ReactNode
}

/** Pictures to zoom and to swipe through, in a dialog as large as the window. */
export function ViewerFrame(props: ViewerFrameProps) {
  const { layer, slides, renderSlide, lightbox = {}, onSwipe, children, ...others } = props
  const { className = '', ...dialog } = others
  const controller = useRef<ControllerRef>(null)
  useEffect(() => controller.current?.focus(), [])
  const close = closeByLayer[layer]
  return (
    <LayerDialog
      {...dialog}
      // The entry beneath is printed.
      className={`ui-screen-only ${styles.viewer} ${className}`}
      onClose={close}
    >
      <Lightbox
        {...lightbox}
        plugins={[inline, captions, fullscreen, zoom, ...(lightbox.plugins ?? [])]}
        slides={slides}
        labels={{ 'Enter Fullscreen': 'Full screen', 'Exit Fullscreen': 'Leave full screen' }}
        // A carousel would show its only slide beside itself, too.
        carousel={{ preload: slides.length > 1 ? 1 : 0, padding: 0, spacing: 0 }}
        animation={{ swipe: 300, navigation: 0 }}
        controller={{ ref: controller, closeOnPullDown: true, closeOnEscape: false }}
        zoom={{ supports: ['picture'], maxZoom: 12, scrollToZoom: true, pinchZoomV4: true }}
        styles={{
          // Two fingers zoom the picture, not the page.
          container: { touchAction: 'none' },
          captionsTitle: { whiteSpace: 'normal' },
        }}
        toolbar={{
          buttons: [<IconButton key="close" label="Close" icon={CloseIcon} onClick={close} />],
        }}
        render={{
          ...lightbox.render,
          slide: ({ slide, offset }) =>
            slide.type === 'picture' && renderSlide(slide, offset === 0),
          buttonPrev: () => null,
          buttonNext: () => null,
          controls: () => (
            <>
              <LightboxEvents onClose={close} onSwipe={onSwipe} />
              {children}
            </>
          ),
        }}
      />
    </LayerDialog>
  )
}

const closeByLayer = {
  viewer: () => closeLayer('viewer'),
  slideshow: () => closeLayer('slideshow'),
}

interface LightboxEventsProps {
  /** A finger has pulled the picture down. */
  onClose: () => void
  onSwipe: ViewerFrameProps['onSwipe'] | undefined
}

function LightboxEvents({ onClose, onSwipe }: LightboxEventsProps) {
  const { subscribe } = useEvents()
  useEffect(() => subscribe('close', onClose), [subscribe, onClose])
  useEffect(
    () =>
      subscribe('swipe', (swipe) => {
        // A finger that lets go too early makes no step.
        if (swipe?.increment) onSwipe?.(swipe.increment)
      }),
    [subscribe, onSwipe],
  )
  return null
}
