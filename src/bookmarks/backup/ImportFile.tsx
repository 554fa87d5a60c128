import { type ChangeEvent, type RefObject, useRef, useState } from 'react'
import { alertFailure } from '../alert-failure.ts'
import { addedCount } from '../bookmark-count.ts'
import { type Added, allRecords } from '../actions.ts'
import { requestPersistenceSilently } from '../storage-persistence.ts'
import { frontDialog } from '../../ui/dialog/open-dialogs.ts'
import { useDocumentEvent } from '../../ui/use-document-event.ts'
import { ImportDialog } from './ImportDialog.tsx'
import { type ImportPlan, openFile, type Refusal } from './plan-import.ts'

interface ImportFileProps {
  /** A click on it lets the visitor choose a file. */
  ref: RefObject<HTMLInputElement | null>
  /** Called with what an import did; empty when the next begins. */
  onMessage: (message: string) => void
}

/** The import of a file that is chosen or dropped on the page. */
export function ImportFile({ ref, onMessage }: ImportFileProps) {
  const [plan, setPlan] = useState<ImportPlan | Refusal>()
  // The file that was chosen last: reading an earlier one may take longer.
  const chosen = useRef<File>(undefined)

  async function planFile([file]: Iterable<File> = []) {
    if (!file) return
    chosen.current = file
    onMessage('')
    try {
      const planned = await openFile(file, await allRecords())
      if (chosen.current === file) setPlan(planned)
    } catch (error) {
      alertFailure(error, 'The file could not be imported.')
    }
  }

  useDocumentEvent('drop', ({ dataTransfer }) => {
    if (!frontDialog()) void planFile(dataTransfer?.files)
  })

  function takeChosenFile({ target }: ChangeEvent<HTMLInputElement>) {
    void planFile(target.files ?? [])
    // So that the same file can be chosen again.
    target.value = ''
  }

  function reportImport(imported: Added | undefined) {
    if (imported === undefined) return onMessage('Import cancelled. Nothing was added.')
    onMessage(`${addedCount(imported)} imported.`)
    void requestPersistenceSilently()
  }

  return (
    <>
      <input
        ref={ref}
        type="file"
        accept=".json,application/json"
        aria-label="File to import"
        hidden
        onChange={takeChosenFile}
      />
      {plan && (
        <ImportDialog plan={plan} onClose={() => setPlan(undefined)} onDone={reportImport} />
      )}
    </>
  )
}
