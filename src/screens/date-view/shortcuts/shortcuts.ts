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
  /** Also works while the entry's dialog is open. */
  inDialog?: true
}

/** Every shortcut of By Date, for the page to handle and to list. */
export const shortcuts: readonly Shortcut[] = [
  { key: 'ArrowLeft', keycap: '←', action: 'previous', label: 'Previous day', inDialog: true },
  { key: 'ArrowRight', keycap: '→', action: 'next', label: 'Next day', inDialog: true },
  { key: 'r', keycap: 'R', action: 'random', label: 'Random day' },
  { key: 't', keycap: 'T', action: 'today', label: 'Today' },
  {
    key: 'b',
    keycap: 'B',
    action: 'bookmark',
    label: 'Add or remove the bookmark',
    inDialog: true,
  },
  { key: 'Enter', keycap: 'Enter', action: 'open', label: 'Open the entry' },
  { key: '?', keycap: '?', action: 'shortcuts', label: 'Show keyboard shortcuts' },
]
