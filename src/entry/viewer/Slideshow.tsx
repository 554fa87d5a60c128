import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { SlideshowRef } from 'yet-another-react-lightbox'
import { Play } from 'lucide'
import type { Entry } from '../../apod/entry.ts'
import { closeLayer, openLayer } from '../../navigation/layers.ts'
import { useAddress } from '../../navigation/rendered-location.ts'
import { Icon } from '../../ui/Icon.tsx'
import { say } from '../../ui/messages.tsx'
import { keyNameOf } from '../../ui/shortcuts.ts'
import { slideOf } from './ImageViewer.tsx'
import { LazyViewer } from './LazyViewer.tsx'
import { useIdle, usePauseWhileHidden, useWakeLock } from './slideshow-hooks.ts'
import styles from './Viewer.module.css'
import type { PictureSlide } from './ViewerSlide.tsx'

interface SlideshowProps {
  /** The list's pictures in its order, the same array while nothing changes; undefined before they are known. */
  pictures: readonly Entry[] | undefined
  /** Each caption begins with the year. */
  hasYears?: boolean
  onLast?: () => void
}

/** The slideshow of a list, while the address asks for it and there is a picture. */
export function Slideshow({ pictures, ...others }: SlideshowProps) {
  const isOn = useAddress().layers.includes('slideshow')
  const isEmpty = pictures?.length === 0
  useEffect(() => {
    if (!isOn || !isEmpty) return
    closeLayer('slideshow')
    say('No pictures to show.')
  }, [isOn, isEmpty])
  return isOn && pictures && !isEmpty && <OpenSlideshow pictures={pictures} {...others} />
}

/** Shows pictures one after the other, again and again, until the visitor closes it. */
function OpenSlideshow(props: SlideshowProps & { pictures: readonly Entry[] }) {
  const { pictures, hasYears = false, onLast } = props
  const slides = useMemo(
    () => pictures.map((entry) => slideOf(entry, hasYears)),
    [pictures, hasYears],
  )
  const [shownIndex, setShownIndex] = useState(0)
  const [playlist, setPlaylist] = useState({ slides, index: 0 })
  if (playlist.slides !== slides)
    setPlaylist({ slides, index: indexAfter(playlist.slides, shownIndex, slides) })

  const slideshowRef = useRef<SlideshowRef>(null)
  const isIdle = useIdle()

  function handleKey({ nativeEvent, target }: KeyboardEvent) {
    if (keyNameOf(nativeEvent) !== ' ' || target instanceof HTMLButtonElement) return
    if (slideshowRef.current?.playing) slideshowRef.current.pause()
    else slideshowRef.current?.play()
  }

  function view(index: number) {
    setShownIndex(index)
    if (index === slides.length - 1) onLast?.()
  }

  return (
    <LazyViewer
      aria-label="Slideshow viewer"
      layer="slideshow"
      className={isIdle ? styles.idle : undefined}
      {...playlist}
      slideshowRef={slideshowRef}
      onKeyDown={handleKey}
      onView={view}
    >
      <PlayingEffects slideshowRef={slideshowRef} />
    </LazyViewer>
  )
}

/** In the viewer, so that it begins when the viewer's file is there. */
function PlayingEffects({ slideshowRef }: { slideshowRef: RefObject<SlideshowRef | null> }) {
  usePauseWhileHidden(slideshowRef)
  useWakeLock()
  return null
}

/** The index at which a changed list goes on: that of the shown picture, or of the next one that is left. */
function indexAfter(
  before: readonly PictureSlide[],
  shown: number,
  slides: readonly PictureSlide[],
) {
  const indexes = new Map(slides.map(({ entry }, index) => [entry?.date, index]))
  const rest = [...before.slice(shown), ...before.slice(0, shown)]
  return rest.map(({ entry }) => indexes.get(entry?.date)).find((index) => index !== undefined) ?? 0
}

interface SlideshowButtonProps {
  /** Why there is no slideshow now; the button says so. */
  disabledReason?: string | undefined
  /** A narrow window shows only the icon. */
  isShort?: boolean
}

export function SlideshowButton({ disabledReason, isShort = false }: SlideshowButtonProps) {
  const isDisabled = disabledReason !== undefined
  return (
    <button
      type="button"
      className="ui-quiet-button"
      title={disabledReason ?? 'Slideshow'}
      aria-haspopup="dialog"
      aria-disabled={isDisabled}
      onClick={() => (isDisabled ? say(disabledReason) : openLayer('slideshow'))}
    >
      <Icon icon={Play} />
      <span className={isShort ? 'ui-from-60rem' : ''}>Slideshow</span>
    </button>
  )
}
