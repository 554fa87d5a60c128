import { use } from 'react'
import { DialogContext, frontDialogId } from './front-dialog.ts'
import { useDocumentEvent } from './hooks.ts'

type ShortcutKey = ' ' | '=' | 'ArrowLeft' | 'ArrowRight' | 'PageUp' | 'PageDown'

/** Acts only while the component's dialog or page is in front. */
export function useShortcut(key: ShortcutKey, onPress: () => void) {
  const { id } = use(DialogContext)
  useDocumentEvent('keydown', (event) => {
    if (shortcutKeyOf(event) !== key || id !== frontDialogId()) return
    event.preventDefault()
    onPress()
  })
}

/** Acts only while the dialog is in front, but even in a field. For the page, the id is empty. */
export function useEscape(dialogId: string, onPress: () => void) {
  useDocumentEvent('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || dialogId !== frontDialogId()) return
    // Otherwise the browser would close a sheet. On the page, Escape may still clear a search field.
    if (dialogId !== '') event.preventDefault()
    if (keyNameOf(event) === 'Escape' && !event.repeat) onPress()
  })
}

/** For `onKeyDown` of a button that leads to a like one: a held Enter would press that, too. */
export function ignoreHeldKey(event: Pick<KeyboardEvent, 'repeat' | 'preventDefault'>) {
  if (event.repeat) event.preventDefault()
}

/** What has the focus when no control does. In a lightbox, that is one of the library's elements. */
const placesWithoutControl = 'body, main, dialog, dialog [tabindex="-1"]'

/** Whether a press may be a shortcut. A field or video keeps its keys, a button or link Space. */
export function mayBeShortcut(event: KeyboardEvent): boolean {
  const places =
    event.key === ' ' ? placesWithoutControl : `${placesWithoutControl}, button, a, summary`
  // Not the event's target, because a lightbox may have taken the focus from that.
  return document.activeElement?.matches(places) === true
}

function shortcutKeyOf(event: KeyboardEvent): string | undefined {
  if (event.defaultPrevented || event.repeat || !mayBeShortcut(event)) return undefined
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined
  const name = keyNameOf(event)
  // Some keyboards need Shift to type `=`.
  return event.shiftKey && name !== '=' ? undefined : name
}

/** The key's name, with letters in lower case and Latin. Empty while an input method composes a word. */
export function keyNameOf({ key, code, isComposing, keyCode }: KeyboardEvent): string {
  // Safari ends a composition before its keydown (https://webkit.org/b/165004, observed in Safari 26.3).
  if (isComposing || keyCode === 229) return ''
  const isOtherScript = /^\p{L}$/u.test(key) && !/\p{Script=Latin}/u.test(key)
  const letter = isOtherScript ? code.match(/^Key([A-Z])$/)?.[1] : undefined
  const typed = letter ?? key
  return typed.length === 1 ? typed.toLowerCase() : typed
}
