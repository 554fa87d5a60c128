/** What a shortcut does on By Date. */
export type ShortcutAction =
  'previous' | 'next' | 'random' | 'today' | 'bookmark' | 'open' | 'shortcuts'

interface Shortcut {
  /** As the browser names it in `event.key`, letters in lower case. */
  key: string
  /** As printed on the keyboard. */
  keycap: string
  action: ShortcutAction
  label: string
  /** Also works in this many dialogs: 1 is the entry's, 2 the image viewer above it, too. */
  dialogs?: 1 | 2
}

/** Every shortcut of By Date, for the page to handle and to list. */
export const shortcuts: readonly Shortcut[] = [
  { key: 'ArrowLeft', keycap: '←', action: 'previous', label: 'Previous day', dialogs: 2 },
  { key: 'ArrowRight', keycap: '→', action: 'next', label: 'Next day', dialogs: 2 },
  { key: 'r', keycap: 'R', action: 'random', label: 'Random day' },
  { key: 't', keycap: 'T', action: 'today', label: 'Today' },
  {
    key: 'b',
    keycap: 'B',
    action: 'bookmark',
    label: 'Add or remove the bookmark',
    dialogs: 1,
  },
  { key: 'Enter', keycap: 'Enter', action: 'open', label: 'Open the entry' },
  { key: '?', keycap: '?', action: 'shortcuts', label: 'Show keyboard shortcuts' },
]
