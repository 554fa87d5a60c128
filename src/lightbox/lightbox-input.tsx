import type { KeyboardEvent, MouseEvent, PointerEvent, RefObject } from 'react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ZoomRef } from 'yet-another-react-lightbox'
import { keyNameOf } from '../ui/shortcuts.ts'
import { Timer } from '../ui/Timer.tsx'

const controlsAndWords = ':is(a, button, select, h2, p)'

/** Runs the actions of keys, and handles pinches and taps on the picture. `isIdle` says whether the controls hide: after some four seconds without input, or after a tap. */
export function useLightboxInput(
  zoomRef: RefObject<ZoomRef | null>,
  actions: Readonly<Record<string, (() => void) | undefined>>,
) {
  const [isIdle, setIsIdle] = useState(false)
  const idleSeconds = useRef(0)
  const isTouch = useRef(false)
  /** Whether Tab was pressed after the last click or tap, so that the focused control keeps its keys. */
  const hasPressedTab = useRef(false)
  const handlePinch = usePinch(zoomRef)

  function handlePointer(event: PointerEvent) {
    idleSeconds.current = 0
    isTouch.current = event.pointerType === 'touch'
    if (event.type === 'pointerup') hasPressedTab.current = false
    if (isTouch.current) handlePinch(event)
    else setIsIdle(false)
  }

  // The second tap of a double tap undoes the first, and the library zooms.
  function handleClick({ target }: MouseEvent) {
    const isOnPicture = target instanceof Element && !target.closest(controlsAndWords)
    if (isTouch.current && isOnPicture) setIsIdle((wasIdle) => !wasIdle)
  }

  /**
   * Leaves
   * - Escape and Z to the document, for Close and Undo
   * - a control's own keys, and keys with Control, Alt or Meta, to the browser
   * - all others to the library, such as `+`, `-` and, while zoomed, the arrows. If a select has the focus, to the select
   */
  function handleKey(event: KeyboardEvent) {
    const { target, nativeEvent, ctrlKey, altKey, metaKey } = event
    const key = keyNameOf(nativeEvent)
    idleSeconds.current = 0
    setIsIdle(false)
    if (key === 'Tab') hasPressedTab.current = true
    if (key === 'Escape' || key === 'z') return
    const isOnSelect = target instanceof HTMLSelectElement
    const isSpaceOnButton = target instanceof HTMLButtonElement && key === ' '
    const isForControl = hasPressedTab.current && (isOnSelect || isSpaceOnButton)
    const isForBrowser = ctrlKey || altKey || metaKey || isForControl
    const action = isForBrowser ? undefined : actions[key]
    // The library would also step or zoom on these.
    if (action || isForBrowser || isOnSelect) event.stopPropagation()
    if (!action) return
    event.preventDefault()
    if (!event.repeat) action()
  }

  function countIdleSecond() {
    const inUse = [
      // `:is` ignores `:open` in a browser that doesn't know it.
      'select:is(:open)',
      // After a tap, `:hover` still matches the place that was tapped.
      !isTouch.current && `${controlsAndWords}:hover`,
      hasPressedTab.current && ':is(button, select):focus',
    ]
    const isInUse = inUse.some(
      (selector) => selector && document.querySelector(`dialog ${selector}`),
    )
    idleSeconds.current = isInUse ? 0 : idleSeconds.current + 1
    if (idleSeconds.current > 4) setIsIdle(true)
  }

  return {
    isIdle,
    idleTimer: <Timer seconds={1} isRunning={!isIdle} onElapsed={countIdleSecond} />,
    handlers: {
      onPointerDownCapture: handlePointer,
      onPointerMoveCapture: handlePointer,
      onPointerUpCapture: handlePointer,
      onPointerCancelCapture: handlePointer,
      onKeyDownCapture: handleKey,
      onClickCapture: handleClick,
    },
  }
}

/** Zooms with two fingers. The library hears only of the first one and moves the picture with it, because in its own pinch the picture slides away from the fingers. */
function usePinch(zoomRef: RefObject<ZoomRef | null>) {
  const first = useRef<PointerEvent>(undefined)
  const second = useRef<PointerEvent>(undefined)
  const zoomPerPixel = useRef(NaN)
  return (event: PointerEvent) => {
    const held = first.current ?? event
    const finger = event.isPrimary ? first : second
    finger.current = event.buttons > 0 ? event : undefined
    if (!event.isPrimary) event.stopPropagation()
    if (!first.current || !second.current) return
    const { clientX, clientY } = first.current
    const distance = Math.hypot(clientX - second.current.clientX, clientY - second.current.clientY)
    const [x, y] = [held.clientX - innerWidth / 2, held.clientY - innerHeight / 2]
    if (event.type === 'pointerdown') zoomPerPixel.current = (zoomRef.current?.zoom ?? 1) / distance
    // At once, because the library then moves the picture from `held` to `first`.
    else flushSync(() => zoomRef.current?.changeZoom(distance * zoomPerPixel.current, true, x, y))
    // Without zoom, the library would take the first finger for a swipe.
    if (zoomRef.current?.zoom === 1) event.stopPropagation()
  }
}
