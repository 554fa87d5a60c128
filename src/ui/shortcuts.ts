import { useSurface } from './surface.ts'
import { useDocumentEvent } from './hooks.ts'
import type { ShortcutKey } from './shortcut-labels.ts'
import { ifAllowed } from './web-storage.ts'

/**
 * Runs an action when a key is pressed without modifiers, wherever the focus is, while the dialog or the
 * page that the component is in is in front.
 * @param run undefined leaves the key to others
 */
export function useShortcut(key: ShortcutKey, run: (() => void) | undefined) {
  const { isFront } = useSurface()
  useDocumentEvent('keydown', (event) => {
    if (!run || shortcutKey(event) !== key || !isFront()) return
    if (key.length === 1 && !letterShortcutsAreOn()) return
    event.preventDefault()
    run()
  })
}

/** Without the prefix of all other names, so that a choice made in an earlier version counts. */
const storageKey = 'character-keys'

/** Whether keys that type a character are shortcuts; people who use speech input switch them off. */
export function letterShortcutsAreOn(): boolean {
  return ifAllowed(() => localStorage.getItem(storageKey)) !== 'off'
}

/** @throws the storage's error, with nothing changed */
export function setLetterShortcuts(on: boolean): void {
  localStorage.setItem(storageKey, on ? 'on' : 'off')
}

const inputs = 'input, textarea, select, [contenteditable], video, audio, iframe'
const controls = `${inputs}, button, a, summary`

/** The key of a shortcut; undefined if the press is for a field, a player, the focused control or the browser. */
function shortcutKey(event: KeyboardEvent): string | undefined {
  const { key, target } = event
  if (event.defaultPrevented || event.repeat) return undefined
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined
  // On some keyboards these need Shift; with any other key Shift is a modifier.
  if (event.shiftKey && !['?', '/'].includes(key)) return undefined
  if (target instanceof Element && target.closest(key === 'Enter' ? controls : inputs)) {
    return undefined
  }
  return keyNameOf(event)
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'isComposing' | 'keyCode'>

/**
 * The key as all who listen to keys name it: letters in lower case. Where the layout types other letters than
 * Latin ones, the letter that a Latin keyboard has there counts. Empty where the press belongs to the
 * composition of a word, as in Japanese; Safari ends that before it tells of the key, with the code 229
 * (https://webkit.org/b/165004, seen in Safari 26.3).
 */
export function keyNameOf({ key, code, isComposing, keyCode }: KeyPress): string {
  if (isComposing || keyCode === 229) return ''
  // One key of Arabic layouts types two letters.
  const isOtherScript = /^\p{L}+$/u.test(key) && !/\p{Script=Latin}/u.test(key)
  const letter = isOtherScript ? code.match(/^Key([A-Z])$/)?.[1] : undefined
  const typed = letter ?? key
  return typed.length === 1 ? typed.toLowerCase() : typed
}
