import type { KeyboardEvent as KeyPress } from 'react'
import { keyNameOf } from '../ui/shortcuts.ts'

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
