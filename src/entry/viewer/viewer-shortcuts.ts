/** The keys of the viewer, for the sheet that lists all keys. */
export const viewerShortcuts = [
  { key: '+', label: 'Zoom in' },
  { key: '-', label: 'Zoom out' },
  { key: 'Arrow', keycap: 'Arrows', label: 'Move the zoomed picture' },
  { key: ' ', keycap: 'Space', label: 'Pause or play a slideshow' },
] as const
