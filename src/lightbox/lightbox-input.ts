import { type KeyboardEvent as KeyPress, useEffect, useRef, useState } from 'react'
import { keyNameOf } from '../ui/shortcuts.ts'

const idleAfterMs = 4000

/** Whether the visitor has done nothing for a while, and a ref that says whether Tab was pressed after the last click or tap. */
export function useVisitorInput() {
  const [isIdle, setIsIdle] = useState(false)
  const hasPressedTab = useRef(false)

  useEffect(() => {
    let lastUsedAt = Date.now()
    const timer = setInterval(() => {
      if (areControlsInUse(hasPressedTab.current)) lastUsedAt = Date.now()
      else if (Date.now() >= lastUsedAt + idleAfterMs) setIsIdle(true)
    }, 250)
    function handleInput(event: Event) {
      if (event.type === 'pointerup') hasPressedTab.current = false
      if (event instanceof KeyboardEvent && event.key === 'Tab') hasPressedTab.current = true
      lastUsedAt = Date.now()
      setIsIdle(false)
    }
    // Not `pointerdown`: the tap that shows the buttons would press one of them.
    const events = ['mousemove', 'pointerup', 'keydown']
    for (const event of events) addEventListener(event, handleInput, true)
    return () => {
      clearInterval(timer)
      for (const event of events) removeEventListener(event, handleInput, true)
    }
  }, [])

  return { isIdle, hasPressedTab }
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

type KeyActions = Readonly<Record<string, (() => void) | undefined>>

/**
 * Runs the action of a key. It leaves
 * - Escape and Z to the document, for Close and Undo
 * - a control's own keys, and keys with Control, Alt or Meta, to the browser
 * - all others to the library, such as `+`, `-` and, while zoomed, the arrows. If a select has the focus, to the select
 * @param hasPressedTab whether Tab was pressed after the last click or tap, so that the focused control keeps its keys
 */
export function handleLightboxKey(event: KeyPress, actions: KeyActions, hasPressedTab: boolean) {
  const { target, nativeEvent, ctrlKey, altKey, metaKey } = event
  const key = keyNameOf(nativeEvent)
  if (key === 'Escape' || key === 'z') return
  const isOnSelect = target instanceof HTMLSelectElement
  const isSpaceOnButton = target instanceof HTMLButtonElement && key === ' '
  const isForControl = hasPressedTab && (isOnSelect || isSpaceOnButton) && !key.startsWith('Page')
  const isForBrowser = ctrlKey || altKey || metaKey || isForControl
  const action = isForBrowser ? undefined : actions[key]
  // The library would also step or zoom on these.
  if (action || isForBrowser || isOnSelect) event.stopPropagation()
  if (!action) return
  event.preventDefault()
  if (!event.repeat) action()
}
