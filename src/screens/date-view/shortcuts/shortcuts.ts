/** What a key does on By Date. */
export type ShortcutAction = 'previous' | 'next' | 'random' | 'bookmark' | 'open' | 'shortcuts'

interface Shortcut {
  /** As the browser names it in `event.key`, letters in lower case. */
  key: string
  /** As it stands on the keyboard. */
  keycap: string
  action: ShortcutAction
  label: string
  /** Works with the entry's modal open, too. */
  inDialog?: true
}

/** Every key of By Date: the page obeys this list, and shows it. */
export const shortcuts: readonly Shortcut[] = [
  { key: 'ArrowLeft', keycap: '←', action: 'previous', label: 'Previous day', inDialog: true },
  { key: 'ArrowRight', keycap: '→', action: 'next', label: 'Next day', inDialog: true },
  { key: 'r', keycap: 'R', action: 'random', label: 'Random day' },
  { key: 'b', keycap: 'B', action: 'bookmark', label: 'Add or remove the bookmark' },
  { key: 'Enter', keycap: 'Enter', action: 'open', label: 'Open the entry' },
  { key: '?', keycap: '?', action: 'shortcuts', label: 'Show keyboard shortcuts' },
]
