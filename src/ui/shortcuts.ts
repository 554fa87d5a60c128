import type { RefObject } from 'react'
import { openDialogs } from './dialog/open-dialogs.ts'
import { readStored } from './web-storage.ts'
import { useDocumentEvent } from './use-document-event.ts'

/**
 * Runs actions on key presses without modifiers, wherever the focus is, while their owner is in front: in
 * the front dialog, or on the page if no dialog is open. `ShortcutsDialog` lists the keys.
 * @param actions what each key does, as `event.key` names it, letters in lower case
 * @param owner an element of the dialog or the page that they belong to
 */
export function useShortcuts(
  actions: Partial<Record<string, () => void>>,
  owner: RefObject<Element | null>,
) {
  useDocumentEvent('keydown', (event) => {
    const pressed = shortcutKey(event)
    const action = pressed && actions[pressed]
    const dialog = owner.current?.closest('dialog') ?? undefined
    if (!action || dialog !== openDialogs.get().at(-1)) return
    if (pressed.length === 1 && !letterShortcutsAreOn()) return
    event.preventDefault()
    action()
  })
}

const settingName = 'character-keys'

/** Whether keys that type a character are shortcuts; people who use speech input switch them off. */
export function letterShortcutsAreOn(): boolean {
  return readStored(settingName) !== 'off'
}

/** @throws the storage's error, with nothing changed */
export function setLetterShortcuts(on: boolean): void {
  localStorage.setItem(settingName, on ? 'on' : 'off')
}

const fields = 'input, textarea, select, [contenteditable], video, audio, iframe'
const controls = `${fields}, button, a, summary`

/** The key of a shortcut; undefined if the press is for a field, a player, the focused control or the browser. */
function shortcutKey(event: KeyboardEvent): string | undefined {
  const { key, target } = event
  if (event.defaultPrevented || event.repeat || event.isComposing) return undefined
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined
  // A question mark needs Shift; with any other key Shift is a modifier.
  if (event.shiftKey && key !== '?') return undefined
  if (target instanceof Element && target.closest(key === 'Enter' ? controls : fields)) {
    return undefined
  }
  return key.length === 1 ? key.toLowerCase() : key
}
