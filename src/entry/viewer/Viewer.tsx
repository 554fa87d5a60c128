import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { ControllerRef, FullscreenRef, ZoomRef } from 'yet-another-react-lightbox'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { letterShortcutsAreOn } from '../../ui/shortcuts.ts'
import { Picture } from '../media/Picture.tsx'
import type { PictureLightboxProps } from './PictureLightbox.tsx'
import styles from './Viewer.module.css'

interface ViewerProps extends PictureLightboxProps {
  label: string
  /** An arrow key was pressed with the picture whole; without it, the library turns to the next slide. */
  onStep?: (step: 'previous' | 'next') => void
  onClose: () => void
}

/** A dialog as large as the window. It shows its picture at once, and lets visitors zoom when the library is there. */
export function Viewer({ label, onStep, onClose, ...pictures }: ViewerProps) {
  const controller = useRef<ControllerRef>(null)
  const zoom = useRef<ZoomRef>(null)
  const fullScreen = useRef<FullscreenRef>(null)
  const { isIdle, wake } = useIdle()
  const [isReady, setIsReady] = useState(false)
  // Focus the picture: a focused button keeps the tools visible.
  useEffect(() => {
    if (isReady) controller.current?.focus()
  }, [isReady])
  const { entry, sources: [source] = [] } = pictures.slides[pictures.index] ?? {}

  function press(event: KeyboardEvent) {
    wake()
    const action = actionOf(event)
    // Neither for the library nor for the screen below.
    if (action) event.stopPropagation()
    if (action && !event.repeat) action()
  }

  /** What a key does here; `ignore` leaves it to the browser, undefined to the library. */
  function actionOf({ key, target, ctrlKey, altKey, metaKey }: KeyboardEvent) {
    const isForBrowser = ctrlKey || altKey || metaKey
    if (key === ' ' && !isForBrowser)
      return target instanceof HTMLButtonElement ? undefined : pauseOrPlay
    const isLetter = key.length === 1
    if (isForBrowser || (isLetter && !letterShortcutsAreOn())) return ignore
    if (isLetter) return letters[key.toLowerCase()]
    return (zoom.current?.zoom ?? 1) === 1 ? arrows[key] : undefined
  }

  // The library has + and -.
  const letters: Partial<Record<string, () => void>> = {
    '=': () => zoom.current?.zoomIn(),
    '0': () => zoom.current?.changeZoom(1),
    f: () => fullScreen.current?.[fullScreen.current.fullscreen ? 'exit' : 'enter'](),
  }
  const arrows: Partial<Record<string, (() => void) | undefined>> = {
    ArrowLeft: onStep && (() => onStep('previous')),
    ArrowRight: onStep && (() => onStep('next')),
  }

  function pauseOrPlay() {
    const player = pictures.player?.current
    player?.[player.playing ? 'pause' : 'play']()
  }

  return (
    <Dialog
      // The entry beneath is printed.
      className={`screen-only ${styles.viewer}`}
      size="full"
      data-slideshow={pictures.player && true}
      data-ready={isReady}
      data-idle={isIdle}
      aria-label={label}
      onKeyDownCapture={press}
      onPointerMove={wake}
      onPointerDown={wake}
      onFocus={wake}
      onClose={onClose}
    >
      {!isReady && entry && source && <Picture entry={entry} source={source} fit="whole" />}
      <Suspense>
        <PictureLightbox
          {...pictures}
          controller={controller}
          zoom={zoom}
          fullScreen={fullScreen}
          onReady={() => setIsReady(true)}
        />
      </Suspense>
    </Dialog>
  )
}

const PictureLightbox = lazy(async () => ({
  default: (await import('./PictureLightbox.tsx')).PictureLightbox,
}))

function ignore() {
  // Left to the browser.
}

const idleAfterMilliseconds = 2500

/** Whether the visitor has done nothing for a while, and what to call when they do something. */
function useIdle() {
  const [isIdle, setIsIdle] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function wake() {
    clearTimeout(timer.current)
    setIsIdle(false)
    timer.current = setTimeout(() => setIsIdle(true), idleAfterMilliseconds)
  }

  return { isIdle, wake }
}
