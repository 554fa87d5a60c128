import { type ComponentProps, type RefObject, useEffect, useRef } from 'react'
import {
  CloseIcon,
  type ControllerRef,
  IconButton,
  Lightbox,
  type SlideshowRef,
  useEvents,
} from 'yet-another-react-lightbox'
import captions from 'yet-another-react-lightbox/plugins/captions'
import 'yet-another-react-lightbox/plugins/captions.css'
import fullscreen from 'yet-another-react-lightbox/plugins/fullscreen'
import inline from 'yet-another-react-lightbox/plugins/inline'
import slideshow from 'yet-another-react-lightbox/plugins/slideshow'
import zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import { closeLayer } from '../../navigation/layers.ts'
import { LayerDialog } from '../../ui/Dialog.tsx'
import styles from './Viewer.module.css'
import { SkipFailed } from './SkipFailed.tsx'
import { type PictureSlide, ViewerSlide } from './ViewerSlide.tsx'

export interface ViewerProps extends Omit<ComponentProps<'dialog'>, 'ref' | 'onClose'> {
  layer: 'viewer' | 'slideshow'
  /** The same array while nothing changes: with another array the viewer begins at the index. */
  slides: readonly PictureSlide[]
  index?: number
  /** Makes the viewer a slideshow, which begins to play in full screen. */
  slideshowRef?: RefObject<SlideshowRef | null>
  onView?: (index: number) => void
  /** Called after a step by arrow key or finger: 1 forwards, -1 back. */
  onSwipe?: (increment: number) => void
}

const slideTime = 8000

/** Pictures to zoom and to swipe through, in a dialog as large as the window. */
export function Viewer(props: ViewerProps) {
  const { layer, slides, index = 0, slideshowRef, onView, onSwipe, ...others } = props
  const { className = '', children, ...dialog } = others
  const controller = useRef<ControllerRef>(null)
  useEffect(() => controller.current?.focus(), [])
  const plugins = [inline, captions, fullscreen, zoom]
  const closeViewer = closers[layer]
  return (
    <LayerDialog
      {...dialog}
      // The entry beneath is printed.
      className={`ui-screen-only ${styles.viewer} ${className}`}
      onClose={closeViewer}
    >
      <Lightbox
        // A single picture plays nothing.
        plugins={slideshowRef && slides.length > 1 ? [...plugins, slideshow] : plugins}
        slides={slides}
        index={index}
        labels={{ 'Enter Fullscreen': 'Full screen', 'Exit Fullscreen': 'Leave full screen' }}
        on={{ view: (view) => onView?.(view.index) }}
        // A carousel would show its only slide beside itself, too.
        carousel={{ preload: slides.length > 1 ? 1 : 0, padding: 0, spacing: 0 }}
        animation={{ swipe: 300, navigation: 0 }}
        controller={{ ref: controller, closeOnPullDown: true, closeOnEscape: false }}
        // Browsers refuse full screen to a slideshow that only its address has started.
        fullscreen={{ auto: slideshowRef !== undefined && navigator.userActivation.isActive }}
        slideshow={{ ref: slideshowRef ?? null, autoplay: true, delay: slideTime }}
        zoom={{ supports: ['picture'], maxZoom: 12, scrollToZoom: true, pinchZoomV4: true }}
        styles={{
          // Two fingers zoom the picture, not the page.
          container: { touchAction: 'none' },
          captionsTitle: { whiteSpace: 'normal' },
        }}
        toolbar={{
          buttons: [
            <IconButton key="close" label="Close" icon={CloseIcon} onClick={closeViewer} />,
          ],
        }}
        render={{
          slide: ({ slide, offset }) =>
            slide.type === 'picture' && (
              <ViewerSlide
                key={slide.entry?.date}
                slide={slide}
                isCurrent={offset === 0}
                isSlideshow={slideshowRef !== undefined}
              />
            ),
          ...(slideshowRef && { buttonZoom: () => null }),
          buttonPrev: () => null,
          buttonNext: () => null,
          controls: () => (
            <>
              <Subscriptions onClose={closeViewer} onSwipe={onSwipe} />
              {slideshowRef && <SkipFailed count={slides.length} />}
            </>
          ),
        }}
      />
      {children}
    </LayerDialog>
  )
}

const closers = { viewer: () => closeLayer('viewer'), slideshow: () => closeLayer('slideshow') }

interface SubscriptionsProps {
  /** A finger has pulled the picture down. */
  onClose: () => void
  onSwipe: ViewerProps['onSwipe'] | undefined
}

function Subscriptions({ onClose, onSwipe }: SubscriptionsProps) {
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
