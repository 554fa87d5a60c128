import { useEffect, useEffectEvent, useState } from 'react'
import { Timer } from '../ui/Timer.tsx'

/** Whether the visitor has done nothing for four seconds or has tapped the picture, and whether Tab was pressed after the last click or tap. The lightbox must render `idleTimer`. */
export function useVisitorInput() {
  const [isIdle, setIsIdle] = useState(false)
  const [hasPressedTab, setHasPressedTab] = useState(false)
  const props = { isIdle, setIsIdle, hasPressedTab, setHasPressedTab }
  return { isIdle, hasPressedTab, idleTimer: <IdleTimer {...props} /> }
}

interface IdleTimerProps {
  isIdle: boolean
  setIsIdle: (isIdle: boolean) => void
  hasPressedTab: boolean
  setHasPressedTab: (hasPressedTab: boolean) => void
}

/** Its own component, so that a move of the mouse renders only this. */
function IdleTimer({ isIdle, setIsIdle, hasPressedTab, setHasPressedTab }: IdleTimerProps) {
  const [inputCount, setInputCount] = useState(0)
  const handleTap = useEffectEvent(() => setIsIdle(!isIdle))
  const handleInput = useEffectEvent((event: Event) => {
    setInputCount((count) => count + 1)
    if (event.type === 'pointerup') setHasPressedTab(false)
    if (event instanceof KeyboardEvent && event.key === 'Tab') setHasPressedTab(true)
    if (!isTouch(event)) setIsIdle(false)
  })

  useEffect(() => {
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    let down: PointerEvent | undefined
    let tap: ReturnType<typeof setTimeout> | undefined
    // Not at `pointerdown`: the tap that shows the buttons would press one of them.
    for (const type of ['pointermove', 'pointerup', 'keydown', 'change'])
      addEventListener(type, (event) => handleInput(event), options)
    function handleDown(event: PointerEvent) {
      // The second finger of a pinch and the second tap of a double tap are no taps.
      down = event.isPrimary && tap === undefined ? event : undefined
      clearTimeout(tap)
      tap = undefined
    }
    function handleUp(event: PointerEvent) {
      if (!down || !isTouch(event) || isOnControl(event.target)) return
      if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > 10) return
      // The library takes a second press within 300 ms for a double tap.
      const passedMs = event.timeStamp - down.timeStamp
      tap = setTimeout(() => {
        tap = undefined
        handleTap()
      }, 300 - passedMs)
    }
    addEventListener('pointerdown', handleDown, options)
    addEventListener('pointerup', handleUp, options)
    return () => {
      listening.abort()
      clearTimeout(tap)
    }
  }, [])

  return (
    <Timer
      key={inputCount}
      seconds={4}
      isRunning={!isIdle}
      onElapsed={() => !areControlsInUse(hasPressedTab) && setIsIdle(true)}
    />
  )
}

function isTouch(event: Event) {
  return event instanceof PointerEvent && event.pointerType === 'touch'
}

function isOnControl(target: EventTarget | null) {
  return target instanceof Element && target.closest('a, button, select, h2, p') !== null
}

/** Whether the pointer rests on a control or on words, Tab has led to a control, or a select is open. */
function areControlsInUse(hasPressedTab: boolean) {
  const isHovered = matchesInDialog(':is(button, select, h2, p):hover')
  const isFocused = hasPressedTab && matchesInDialog(':is(button, select):focus')
  // After a tap, `:hover` still matches the place that was tapped.
  return (
    (isHovered && matchMedia('(hover: hover)').matches) ||
    isFocused ||
    // `:is` ignores `:open` in a browser that doesn't know it.
    matchesInDialog('select:is(:open)')
  )
}

function matchesInDialog(selector: string) {
  return document.querySelector(`dialog ${selector}`) !== null
}
