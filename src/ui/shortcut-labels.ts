/** What each key does, by the place where it does it, as About lists it. `useShortcut` handles no other. */
export const shortcutLabels = {
  'By Date': {
    ArrowLeft: 'Previous day or month',
    ArrowRight: 'Next day or month',
    r: 'Random day',
    t: 'Today',
    m: 'Browse the month, and back',
    '/': 'Search all years',
    b: 'Add or remove the bookmark',
    Enter: 'Open the entry',
  },
  Bookmarks: {
    ArrowLeft: 'Previous bookmark in the open entry',
    ArrowRight: 'Next bookmark in the open entry',
  },
  'On every screen': {
    '?': 'Show keyboard shortcuts',
    'Ctrl Z': 'Undo, where that is offered',
    Escape: 'Close',
  },
  'In the image viewer': {
    '+': 'Zoom in',
    '-': 'Zoom out',
    Arrows: 'Move the zoomed picture',
    Space: 'Pause or play a slideshow',
  },
} as const

export type ShortcutKey = '?' | keyof (typeof shortcutLabels)['By Date']
