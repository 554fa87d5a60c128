import { titleOf } from '../../apod/entry-text.ts'
import { EntryDialog } from '../../entry/dialog/EntryDialog.tsx'
import { useMediaFiles } from '../../media/files.ts'
import { dayPathOf } from '../../navigation/address.ts'
import { announce } from '../../ui/messages.ts'
import type { Step } from '../../ui/steps.tsx'
import { type BookmarkList, updateBookmarksAddress } from './bookmark-list.ts'

export function BookmarkDialog({ list }: { list: BookmarkList }) {
  const { found, openIndex: index } = list
  const bookmark = found[index]
  const files = useMediaFiles(bookmark?.entry)
  if (!bookmark) return null
  const { key, entry } = bookmark

  function stepTo(target: number, disabledReason: string): Step {
    const neighbour = found[target]
    if (!neighbour) return { disabledReason }
    return {
      go: () => {
        if (updateBookmarksAddress({ openKey: String(neighbour.key) }))
          announce(`${titleOf(neighbour.entry)}, ${target + 1} of ${found.length}`)
      },
    }
  }

  return (
    <EntryDialog
      entry={entry}
      files={files}
      bookmarkKey={key}
      lookUpPath={dayPathOf(entry.date)}
      steps={{
        noun: 'bookmark',
        previous: stepTo(index - 1, 'This is the first bookmark.'),
        next: stepTo(index + 1, 'This is the last bookmark.'),
      }}
    />
  )
}
