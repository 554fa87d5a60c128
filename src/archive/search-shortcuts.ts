import { hasArchive } from '../navigation/address.ts'
import type { Shortcut } from '../ui/shortcuts.ts'

/** Beside a day it leads to the search, beside the archive to its field. A build without the archive has none. */
export const searchShortcuts: readonly Shortcut<() => void>[] = [
  { key: '/', label: 'Search all pictures', run: (search: () => void) => search() },
].filter(() => hasArchive)
