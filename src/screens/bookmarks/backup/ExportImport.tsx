import { Download, Upload } from 'lucide'
import { type ChangeEvent, useRef, useState } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import { alertFailure } from '../../../bookmarks/alert-failure.ts'
import { bookmarkCount } from '../../../bookmarks/bookmark-count.ts'
import type { ImportPlan } from '../../../bookmarks/import/plan-import.ts'
import { ImportDialog } from './ImportDialog.tsx'
import { openImport } from './open-import.ts'
import { saveExport } from './save-export.ts'
import { useDroppedFile } from './use-dropped-file.ts'

/** What the visitor chose to import, and what it would do. */
type Chosen = ImportPlan | { refused: string }

interface ExportImportProps {
  /** There is nothing to export. */
  isEmpty: boolean
  /** Called after each import. */
  onImport: () => void
}

/** Export to a file, and import from one that is chosen or dropped on the page. */
export function ExportImport({ isEmpty, onImport }: ExportImportProps) {
  const [said, setSaid] = useState('')
  const [chosen, setChosen] = useState<Chosen>()
  const field = useRef<HTMLInputElement>(null)
  const latest = useRef<File>(undefined)
  useDroppedFile(open)

  async function save() {
    try {
      setSaid(await saveExport())
    } catch (error) {
      alertFailure(error, 'Your bookmarks could not be exported.')
    }
  }

  async function open(file: File) {
    latest.current = file
    const isLatest = () => latest.current === file
    try {
      const opened = await openImport(file, (step) => isLatest() && setSaid(step))
      if (!isLatest()) return
      setChosen(opened)
    } catch (error) {
      alertFailure(error, 'The file could not be imported.')
    }
    if (isLatest()) setSaid('')
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (file) void open(file)
    // So that the same file can be chosen again.
    target.value = ''
  }

  function close() {
    setChosen(undefined)
    setSaid('')
  }

  function finish(imported: number | undefined) {
    if (imported === undefined) return setSaid('You stopped the import: nothing was imported.')
    setSaid(`${bookmarkCount(imported)} imported.`)
    onImport()
  }

  return (
    <>
      {!isEmpty && (
        <button type="button" className="quiet-button" onClick={() => void save()}>
          <Icon icon={Download} />
          <span>Export</span>
        </button>
      )}
      <button
        type="button"
        className="quiet-button"
        data-takes-focus
        onClick={() => field.current?.click()}
      >
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
      <span role="status">{said}</span>
      {chosen && <ImportDialog chosen={chosen} onClose={close} onDone={finish} />}
    </>
  )
}
