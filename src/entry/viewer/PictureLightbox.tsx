import { Expand, Minus, Pause, Play, Plus, Shrink, X } from 'lucide'
import { type RefObject, useEffect, useRef, useState } from 'react'
import {
  type ControllerRef,
  type FullscreenRef,
  Lightbox,
  type LightboxExternalProps,
  type SlideshowRef,
  useEvents,
  type ZoomRef,
} from 'yet-another-react-lightbox'
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen'
import Inline from 'yet-another-react-lightbox/plugins/inline'
import Slideshow from 'yet-another-react-lightbox/plugins/slideshow'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import lightboxStyles from 'yet-another-react-lightbox/styles.css?url'
import { useDialog } from '../../ui/dialog/dialog-context.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useWakeLock } from '../../ui/use-wake-lock.ts'
import { Caption, type PictureSlide, ViewedPicture } from './ViewedPicture.tsx'

export interface PictureLightboxProps {
  slides: readonly PictureSlide[]
  index: number
  labels?: LightboxExternalProps['labels']
  /** Makes it a slideshow, which begins to play in full screen. */
  player?: RefObject<SlideshowRef | null>
  /** Takes a step to another slide; also past the first and the last. */
  onView: (index: number) => void
  /** Called with a slide of which nothing could be loaded. */
  onFail?: (slide: PictureSlide) => void
}

interface OwnProps extends PictureLightboxProps {
  zoom: RefObject<ZoomRef | null>
  fullScreen: RefObject<FullscreenRef | null>
}

/** How long a slideshow shows each picture, in milliseconds. */
const slideTime = 8000

/** Pictures to zoom and to swipe through, with buttons over them. */
export function PictureLightbox({ slides, index, labels, player, ...props }: OwnProps) {
  const { onView, onFail } = props
  const controller = useRef<ControllerRef>(null)
  const [isFullScreen, setIsFullScreen] = useState(false)
  const [isPlaying, setIsPlaying] = useState(false)
  useWakeLock(isFullScreen || isPlaying)
  // Focus the picture: a focused button keeps the tools visible.
  useEffect(() => controller.current?.focus(), [])
  return (
    <>
      <link rel="stylesheet" href={lightboxStyles} precedence="default" />
      <Lightbox
        plugins={player ? [Inline, Fullscreen, Zoom, Slideshow] : [Inline, Fullscreen, Zoom]}
        slides={slides}
        index={index}
        labels={{
          'Enter Fullscreen': 'Full screen',
          'Exit Fullscreen': 'Leave full screen',
          ...labels,
        }}
        on={{
          view: (view) => onView(view.index),
          enterFullscreen: () => setIsFullScreen(true),
          exitFullscreen: () => setIsFullScreen(false),
          slideshowStart: () => setIsPlaying(true),
          slideshowStop: () => setIsPlaying(false),
        }}
        carousel={{ finite: !player, preload: 1, padding: 0, spacing: 0 }}
        animation={{ swipe: 300, navigation: 0 }}
        controller={{ ref: controller, closeOnPullDown: true, closeOnEscape: false }}
        fullscreen={{
          ref: props.fullScreen,
          // Browsers refuse it to a slideshow that only its address has started.
          auto: player !== undefined && navigator.userActivation.isActive,
        }}
        slideshow={{ ref: player ?? null, autoplay: true, delay: slideTime }}
        zoom={{
          ref: props.zoom,
          supports: ['picture'],
          maxZoom: 12,
          zoomInMultiplier: 1.5,
          scrollToZoom: true,
          wheelZoomDistanceFactor: 300,
          pinchZoomV4: true,
        }}
        toolbar={{ buttons: [<CloseButton key="close" />] }}
        render={{
          slide: ({ slide, rect, offset }) =>
            slide.type === 'picture' &&
            // Nothing is known of the days beside it.
            (slide.entry || offset === 0) && (
              <ViewedPicture
                key={slide.entry?.date}
                slide={slide}
                isCurrent={offset === 0}
                isSlideshow={player !== undefined}
                rect={rect}
                onFail={onFail}
              />
            ),
          slideFooter: ({ slide }) => slide.type === 'picture' && <Caption slide={slide} />,
          buttonPrev: () => null,
          buttonNext: () => null,
          iconZoomIn: () => <Icon icon={Plus} />,
          iconZoomOut: () => <Icon icon={Minus} />,
          iconSlideshowPlay: () => <Icon icon={Play} />,
          iconSlideshowPause: () => <Icon icon={Pause} />,
          iconEnterFullscreen: () => <Icon icon={Expand} />,
          iconExitFullscreen: () => <Icon icon={Shrink} />,
        }}
      />
    </>
  )
}

/** Closes the dialog; so does a finger that pulls the picture down. */
function CloseButton() {
  const { close } = useDialog()
  const { subscribe } = useEvents()
  useEffect(() => subscribe('close', close), [subscribe, close])
  return (
    <button type="button" className="icon-button" title="Close" onClick={close}>
      <Icon icon={X} />
    </button>
  )
}
