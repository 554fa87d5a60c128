import type { KeyboardEvent } from 'react'
import { keyNameOf } from '../ui/shortcuts.ts'

export type KeyActions = Readonly<Record<string, (() => void) | undefined>>

/**
 * Runs the action of a key. The library gets the other keys, and the document Escape and Control+Z.
 * @param isByTab whether the focused control was reached with Tab, and so keeps its keys
 */
export function handleLightboxKey(event: KeyboardEvent, actions: KeyActions, isByTab: boolean) {
  const { target, nativeEvent, ctrlKey, altKey, metaKey } = event
  const key = keyNameOf(nativeEvent)
  if (key === 'Escape' || key === 'z') return
  const isInList = target instanceof HTMLSelectElement
  const isOnButton = target instanceof HTMLButtonElement && key === ' '
  const isControls = isByTab && (isInList || isOnButton) && !key.startsWith('Page')
  const isForBrowser = ctrlKey || altKey || metaKey || isControls
  const action = isForBrowser ? undefined : actions[key]
  if (action || isForBrowser || isInList) event.stopPropagation()
  if (!action) return
  event.preventDefault()
  if (!event.repeat) action()
}
