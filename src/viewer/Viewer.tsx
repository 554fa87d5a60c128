import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import type { SlideshowRef } from 'yet-another-react-lightbox'
import slideshow from 'yet-another-react-lightbox/plugins/slideshow'
import type { Entry } from '../apod/entry.ts'
import { keyNameOf } from '../ui/shortcuts.ts'
import type { Steps } from '../ui/steps.tsx'
import { SkipFailed } from './SkipFailed.tsx'
import { useIdle, usePauseWhileHidden, useWakeLock } from './slideshow-hooks.ts'
import styles from './Viewer.module.css'
import { ViewerFrame } from './ViewerFrame.tsx'
import { EntrySlide, type PictureSlide, slideOf, SlideshowSlide } from './ViewerSlide.tsx'

interface EntryViewerProps {
  entry: Entry | undefined
  isLoading: boolean
  steps: Steps
}

/** The viewer of an entry's dialog: one slide, whose steps change the day below. */
export function EntryViewer({ entry, isLoading, steps }: EntryViewerProps) {
  const slides = useMemo(() => {
    const notice = isLoading ? 'Loading…' : 'There is no picture to enlarge.'
    const slide: PictureSlide = entry ? slideOf(entry) : { type: 'picture' }
    return [{ ...slide, notice }]
  }, [entry, isLoading])
  return (
    <ViewerFrame
      aria-label="Image viewer"
      layer="viewer"
      slides={slides}
      renderSlide={(slide) => <EntrySlide key={slide.entry?.date} slide={slide} />}
      onSwipe={(increment) => (increment < 0 ? steps.previous : steps.next).go()}
    />
  )
}

export interface SlideshowViewerProps {
  /** At least one; the same array while nothing changes. */
  pictures: readonly Entry[]
  /** Each caption begins with the year. */
  showsYears?: boolean
  onLastPicture?: (() => void) | undefined
}

const slideDuration = 8000

/** Shows pictures one after the other, again and again, until the visitor closes it. */
export function SlideshowViewer(props: SlideshowViewerProps) {
  const { pictures, showsYears = false, onLastPicture } = props
  const slides = useMemo(
    () => pictures.map((entry) => slideOf(entry, showsYears)),
    [pictures, showsYears],
  )
  const [currentIndex, setCurrentIndex] = useState(0)
  const [playlist, setPlaylist] = useState({ slides, index: 0 })
  if (playlist.slides !== slides)
    setPlaylist({ slides, index: indexInNewList(playlist.slides, currentIndex, slides) })

  const slideshowRef = useRef<SlideshowRef>(null)
  const isIdle = useIdle()
  usePauseWhileHidden(slideshowRef)
  useWakeLock()

  function handleKey({ nativeEvent, target }: KeyboardEvent) {
    if (keyNameOf(nativeEvent) !== ' ' || target instanceof HTMLButtonElement) return
    if (slideshowRef.current?.playing) slideshowRef.current.pause()
    else slideshowRef.current?.play()
  }

  function view(index: number) {
    setCurrentIndex(index)
    if (index === slides.length - 1) onLastPicture?.()
  }

  return (
    <ViewerFrame
      aria-label="Slideshow viewer"
      layer="slideshow"
      className={isIdle ? styles.idle : undefined}
      slides={playlist.slides}
      renderSlide={(slide, isCurrent) => (
        <SlideshowSlide key={slide.entry?.date} slide={slide} isCurrent={isCurrent} />
      )}
      onKeyDown={handleKey}
      lightbox={{
        index: playlist.index,
        // A single picture plays nothing.
        plugins: slides.length > 1 ? [slideshow] : [],
        slideshow: { ref: slideshowRef, autoplay: true, delay: slideDuration },
        // Browsers refuse full screen to a slideshow that only its address has started.
        fullscreen: { auto: navigator.userActivation.isActive },
        on: { view: ({ index }) => view(index) },
        render: { buttonZoom: () => null },
      }}
    >
      <SkipFailed count={slides.length} />
    </ViewerFrame>
  )
}

/** The index at which a changed list goes on: that of the shown picture, or of the next one that is left. */
function indexInNewList(
  before: readonly PictureSlide[],
  shown: number,
  slides: readonly PictureSlide[],
) {
  const indexes = new Map(slides.map(({ entry }, index) => [entry?.date, index]))
  const rest = [...before.slice(shown), ...before.slice(0, shown)]
  return rest.map(({ entry }) => indexes.get(entry?.date)).find((index) => index !== undefined) ?? 0
}
