import { Copy } from 'lucide'
import { listLineOf } from '../../apod/text.ts'
import type { Bookmark } from '../../bookmarks/bookmark.ts'
import { copy, dayUrlOf } from '../../entry/clipboard.ts'
import { QuietButton } from '../../ui/QuietButton.tsx'

/** Copies the bookmarks that are shown, in their order, a line each; in plain text the URL is at the end. */
export function CopyListButton({ bookmarks }: { bookmarks: readonly Bookmark[] }) {
  function copyList() {
    const lines = bookmarks.map(({ entry, note }) => listLineOf(entry, dayUrlOf(entry.date), note))
    const texts = lines.map((parts) =>
      [...parts.map(({ text }) => text), parts[0]?.url && ` · ${parts[0].url}`].join(''),
    )
    void copy('list', texts.join('\n'), lines)
  }

  return <QuietButton icon={Copy} label="Copy as a list" onClick={copyList} />
}
