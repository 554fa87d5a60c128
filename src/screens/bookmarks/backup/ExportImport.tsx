import { Download, Upload } from 'lucide'
import { type ChangeEvent, useRef, useState } from 'react'
import { newYorkDay } from '../../../apod/calendar.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { isDialogOpen } from '../../../ui/dialog/open-dialogs.ts'
import { useDocumentEvent } from '../../../ui/use-document-event.ts'
import { alertFailure } from '../../../bookmarks/alert-failure.ts'
import { bookmarkCount } from '../../../bookmarks/bookmark-count.ts'
import type { BookmarkList } from '../../../bookmarks/bookmark-list.ts'
import { allKeys, allRecords } from '../../../bookmarks/actions.ts'
import { rememberExport } from '../../../bookmarks/last-export.ts'
import { writeExport } from './export-format.ts'
import { ImportDialog } from './ImportDialog.tsx'
import { type ImportPlan, openFile, type Refusal } from './plan-import.ts'

interface ExportImportProps {
  list: BookmarkList | 'failed'
  onMessage: (message: string) => void
  /** Called after each import. */
  onImport: () => void
}

/** Export to a file, and import from one that is chosen or dropped on the page. */
export function ExportImport({ list, onMessage, onImport }: ExportImportProps) {
  const [plan, setPlan] = useState<ImportPlan | Refusal>()
  const field = useRef<HTMLInputElement>(null)
  // The file that was chosen last: reading an earlier one may take longer.
  const chosen = useRef<File>(undefined)

  async function save() {
    onMessage('')
    try {
      onMessage(await saveExport())
    } catch (error) {
      alertFailure(error, 'Your bookmarks could not be exported.')
    }
  }

  async function open([file]: Iterable<File> = []) {
    if (!file) return
    chosen.current = file
    onMessage('')
    try {
      const planned = await openFile(file, await allKeys())
      if (chosen.current === file) setPlan(planned)
    } catch (error) {
      alertFailure(error, 'The file could not be imported.')
    }
  }

  useDocumentEvent('drop', ({ dataTransfer }) => {
    if (!isDialogOpen()) void open(dataTransfer?.files)
  })

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    void open(target.files ?? [])
    // So that the same file can be chosen again.
    target.value = ''
  }

  function finish(imported: number | undefined) {
    if (imported === undefined) return onMessage('Import cancelled. Nothing was added.')
    onMessage(`${bookmarkCount(imported)} imported.`)
    onImport()
  }

  return (
    <>
      {(list === 'failed' || list.keys.length > 0) && (
        <button type="button" className="quiet-button" onClick={() => void save()}>
          <Icon icon={Download} />
          <span>Export</span>
        </button>
      )}
      <button type="button" className="quiet-button" onClick={() => field.current?.click()}>
        <Icon icon={Upload} />
        <span>Import</span>
      </button>
      <input
        ref={field}
        type="file"
        accept=".json,application/json"
        aria-label="File to import"
        hidden
        onChange={choose}
      />
      {plan && <ImportDialog plan={plan} onClose={() => setPlan(undefined)} onDone={finish} />}
    </>
  )
}

/**
 * Saves every bookmark to a file named after today.
 * @returns what to tell the visitor
 * @throws the database's error
 */
async function saveExport(): Promise<string> {
  const now = new Date()
  const records = await allRecords()
  const { text, written } = writeExport(records, now)
  download(new Blob([text], { type: 'application/json' }), `bookmarks-${newYorkDay(now)}.json`)
  rememberExport(now)
  const exported = `${bookmarkCount(written)} exported.`
  const left = records.length - written
  return left > 0 ? `${exported} ${bookmarkCount(left)} could not be exported.` : exported
}

function download(blob: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // By then the browser has saved it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
