import { type KeyboardEvent, useEffect, useMemo, useState } from 'react'
import type { Entry } from '../apod/entry.ts'
import { useDocumentEvent } from '../ui/hooks.ts'
import { keyNameOf } from '../ui/shortcuts.ts'
import { SlideshowTools } from './SlideshowTools.tsx'
import styles from './Viewer.module.css'
import { ViewerDialog } from './ViewerDialog.tsx'
import { slideOf, SlideshowSlide } from './ViewerSlide.tsx'

export interface SlideshowOptions {
  /** Each caption begins with the year. */
  showsYears?: boolean
  onLastPicture?: (() => void) | undefined
}

interface SlideshowViewerProps extends SlideshowOptions {
  /** At least one; the same array while nothing changes. */
  pictures: readonly Entry[]
}

/** Shows pictures one after the other, again and again, until the visitor closes it. */
export function SlideshowViewer(props: SlideshowViewerProps) {
  const { pictures, showsYears = false, onLastPicture } = props
  const slides = useMemo(
    () => pictures.map((entry) => slideOf(entry, showsYears)),
    [pictures, showsYears],
  )
  const [currentIndex, setCurrentIndex] = useState(0)
  const [playlist, setPlaylist] = useState({ slides, index: 0 })
  if (playlist.slides !== slides) {
    // A changed list goes on with the same picture, or else at the same index.
    const current = playlist.slides[currentIndex]?.entry?.date
    const index = slides.findIndex(({ entry }) => entry?.date === current)
    setPlaylist({ slides, index: index < 0 ? currentIndex % slides.length : index })
  }

  const [isPaused, setIsPaused] = useState(false)
  const [isHidden, setIsHidden] = useState(document.hidden)
  useDocumentEvent('visibilitychange', () => setIsHidden(document.hidden))
  useWakeLock(!isHidden)
  const isIdle = useIdle()
  const isPlaying = slides.length > 1 && !isPaused && !isHidden

  function handleKey({ nativeEvent, repeat, target }: KeyboardEvent) {
    if (keyNameOf(nativeEvent) === ' ' && !repeat && !(target instanceof HTMLButtonElement))
      setIsPaused(!isPaused)
  }

  function handleView(index: number) {
    setCurrentIndex(index)
    if (index === slides.length - 1) onLastPicture?.()
  }

  return (
    <ViewerDialog
      aria-label="Slideshow viewer"
      layer="slideshow"
      className={isIdle ? styles.idle : undefined}
      slides={playlist.slides}
      renderSlide={({ entry }, isCurrent) => (
        <SlideshowSlide key={entry?.date} entry={entry} isPlaying={isCurrent && isPlaying} />
      )}
      onKeyDown={handleKey}
      lightbox={{
        index: playlist.index,
        // Browsers refuse full screen to a slideshow that only its address has started.
        fullscreen: { auto: navigator.userActivation.isActive },
        on: { view: ({ index }) => handleView(index) },
        render: {
          // A slideshow has these in place of the zoom buttons.
          buttonZoom: () =>
            slides.length > 1 && (
              <SlideshowTools isPlaying={isPlaying} onPause={() => setIsPaused(isPlaying)} />
            ),
        },
      }}
    />
  )
}

/** Keeps the screen on, where the browser can; it ends by itself when the page is hidden. */
function useWakeLock(isWanted: boolean) {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return undefined
    // The browser may refuse, for example to save power.
    const lock = navigator.wakeLock.request('screen').catch(() => undefined)
    return () => void lock.then((held) => held?.release())
  }, [isWanted])
}

const idleAfterMs = 2500

/** Whether the visitor has done nothing for a while, or nothing yet on the page. */
function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(() => !navigator.userActivation.hasBeenActive)
  useEffect(() => {
    let timer = setTimeout(setIsIdle, idleAfterMs, true)
    function handleInput() {
      setIsIdle(false)
      clearTimeout(timer)
      timer = setTimeout(setIsIdle, idleAfterMs, true)
    }
    // Not `pointerdown`: the tap that shows the buttons would press one of them.
    const events = ['mousemove', 'pointerup', 'keydown']
    for (const event of events) addEventListener(event, handleInput, true)
    return () => {
      clearTimeout(timer)
      for (const event of events) removeEventListener(event, handleInput, true)
    }
  }, [])
  return isIdle
}
