import { hasArchive } from '../../navigation/address.ts'
import type { Shortcut } from '../../ui/shortcuts.ts'

interface ArchiveActions {
  browse: () => void
  search: () => void
}

/** The keys to the archive; none in a build without it. */
export const archiveShortcuts: readonly Shortcut<ArchiveActions>[] = hasArchive
  ? [
      { key: 'm', label: 'Browse the month, and back', run: ({ browse }) => browse() },
      { key: '/', label: 'Search all pictures', run: ({ search }) => search() },
    ]
  : []
