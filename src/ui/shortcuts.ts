import { use } from 'react'
import { DialogContext, frontDialogId } from './front-dialog.ts'
import { useWindowEvent } from './hooks.ts'

type ShortcutKey = ' ' | '=' | 'ArrowLeft' | 'ArrowRight' | 'PageUp' | 'PageDown'

/** Acts only while the component's dialog or page is in front. */
export function useShortcut(key: ShortcutKey, onPress: () => void) {
  const { id } = use(DialogContext)
  useWindowEvent('keydown', (event) => {
    if (event.key !== key || !mayBeShortcut(event) || id !== frontDialogId()) return
    event.preventDefault()
    onPress()
  })
}

/** Acts only while the dialog is in front, but even in a field. For the page, the id is empty. */
export function useEscape(dialogId: string, onPress: () => void) {
  useWindowEvent('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || dialogId !== frontDialogId()) return
    // Otherwise the browser would close a sheet. On the page, Escape may still clear a search field.
    if (dialogId !== '') event.preventDefault()
    // While an input method composes a word, Escape is for that.
    if (!event.isComposing && !event.repeat) onPress()
  })
}

/** For `onKeyDown` of a button that leads to a like one: a held Enter would press that, too. */
export function ignoreHeldKey(event: Pick<KeyboardEvent, 'repeat' | 'preventDefault'>) {
  if (event.repeat) event.preventDefault()
}

/** What has the focus when no control does. In a lightbox, that is one of the library's elements. */
const placesWithoutControl = 'body, main, dialog, dialog [tabindex="-1"]'

/** A field or video keeps its keys, a button or link Space. */
function mayBeShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat) return false
  if (event.ctrlKey || event.altKey || event.metaKey) return false
  // Some keyboards need Shift to type `=`.
  if (event.shiftKey && event.key !== '=') return false
  const places =
    event.key === ' ' ? placesWithoutControl : `${placesWithoutControl}, button, a, summary`
  // Not the event's target, because a lightbox may have taken the focus from that.
  return document.activeElement?.matches(places) === true
}
