import { useMutation } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { newYorkDay } from '../../apod/calendar.ts'
import { type Bookmark, noteOf, type RecordChange } from '../../bookmarks/bookmark.ts'
import { requestPersistence } from '../../bookmarks/database.ts'
import { addRecords, undoChanges } from '../../bookmarks/stored-bookmarks.ts'
import { formatCount } from '../../text/plain-text.ts'
import { alertError, showMessage } from '../../ui/messages.ts'
import { exportJson, type FileContent, parseBookmarkFile, ImportError } from './bookmark-file.ts'

export function exportFile(bookmarks: readonly Bookmark[]) {
  const now = new Date()
  const link = document.createElement('a')
  link.href = URL.createObjectURL(
    new Blob([exportJson(bookmarks, now)], { type: 'application/json' }),
  )
  link.download = `bookmarks-${newYorkDay(now)}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  // Browsers don't tell the page whether the file was saved.
  showMessage(`Exporting ${formatCount(bookmarks.length, 'bookmark')}.`)
}

export function ImportButton({ className = 'ui-quiet-button' }: { className?: string }) {
  const field = useRef<HTMLInputElement>(null)
  const { mutate: importChosen, isPending } = useMutation({ mutationFn: importFile })

  return (
    <>
      <button type="button" className={className} onClick={() => field.current?.click()}>
        <Upload />
        <span>{isPending ? 'Importing...' : 'Import'}</span>
      </button>
      <input
        ref={field}
        type="file"
        aria-label="File to import"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) importChosen(file)
          // Otherwise choosing the same file again would fire no event.
          target.value = ''
        }}
      />
    </>
  )
}

async function importFile(file: File) {
  try {
    const content = parseBookmarkFile(await file.text(), new Date())
    const changes = await addRecords(content.records)
    const undo = changes.length > 0 ? () => undoChanges(changes) : undefined
    showMessage(importSentence(content, changes), { undo })
    requestPersistence()
  } catch (error) {
    if (error instanceof ImportError) showMessage(error.message, { title: file.name, seconds: 10 })
    else alertError('The file couldn’t be imported.', error)
  }
}

/** ‘6 bookmarks and 2 notes added. 2 were already bookmarked. 1 entry couldn’t be used.’ */
function importSentence({ records, unusableCount }: FileContent, changes: readonly RecordChange[]) {
  const newCount = changes.filter(({ before }) => !before).length
  const noteCount = changes.filter(({ before, after }) => noteOf(after) !== noteOf(before)).length
  const added = `${formatCount(newCount, 'bookmark')} and ${formatCount(noteCount, 'note')} added.`
  const existing = `${formatCount(records.length - newCount, 'was', 'were')} already bookmarked.`
  const unusable = `${formatCount(unusableCount, 'entry', 'entries')} couldn’t be used.`
  return unusableCount > 0 ? `${added} ${existing} ${unusable}` : `${added} ${existing}`
}
