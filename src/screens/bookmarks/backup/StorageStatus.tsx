import { use } from 'react'
import { asksVisitor, type Persistence } from '../../../bookmarks/storage-persistence.ts'

const sentences: Record<Persistence, string> = {
  kept: 'Your browser keeps your bookmarks until you remove them.',
  clearable: 'Saved only in this browser. Export a copy to be safe.',
  unknown: 'Saved only in this browser. Export a copy to be safe.',
}

interface StorageStatusProps {
  persistence: Promise<Persistence>
  /** Asks for persistent storage, in browsers that ask the visitor. */
  onAsk: () => void
}

/** Says in one line whether the browser may clear the bookmarks. */
export function StorageStatus({ persistence, onAsk }: StorageStatusProps) {
  const answer = use(persistence)
  return (
    <p>
      {sentences[answer]}
      {answer === 'clearable' && asksVisitor && (
        <>
          {' Your browser will ask you before it keeps them for good: '}
          <button type="button" className="quiet-button" onClick={onAsk}>
            Keep for good
          </button>
        </>
      )}
    </p>
  )
}
