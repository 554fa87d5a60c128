import type { Shortcut } from '../ui/shortcuts.ts'

/** The keys that every screen has. */
export const appShortcuts: readonly Shortcut<() => void>[] = [
  { key: '?', label: 'Show keyboard shortcuts', run: (openAbout) => openAbout() },
]
