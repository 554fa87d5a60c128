import { use } from 'react'
import { bookmarkCount } from '../../../bookmarks/bookmark-count.ts'
import { asksVisitor, type Persistence } from '../../../bookmarks/storage-persistence.ts'
import { useStore } from '../../../ui/use-store.ts'
import { sinceExport } from './since-export.ts'

interface StorageStatusProps {
  persistence: Promise<Persistence>
  /** Asks for persistent storage, in browsers that ask the visitor. */
  onAsk: () => void
}

/** Says in one line whether the browser may clear the bookmarks, and what no exported file has. */
export function StorageStatus({ persistence, onAsk }: StorageStatusProps) {
  const answer = use(persistence)
  const since = useStore(sinceExport)
  return (
    <p>
      <span>{sentenceOf(answer, since)}</span>
      {answer === 'clearable' && asksVisitor && (
        <>
          <span> Your browser will ask you before it keeps them for good: </span>
          <button type="button" className="quiet-button" onClick={onAsk}>
            Keep for good
          </button>
        </>
      )}
    </p>
  )
}

function sentenceOf(answer: Persistence, since: number | undefined) {
  const advice = since === undefined ? 'Export a copy to be safe.' : exportSentence(since)
  if (answer !== 'kept') return `${storedSentence()} ${advice}`
  const kept = 'Your browser keeps your bookmarks until you remove them.'
  return since === undefined ? kept : `${kept} ${advice}`
}

function storedSentence() {
  return deletesUnvisited()
    ? 'Your bookmarks may be deleted after seven days without a visit, unless you add this page to your Home Screen or Dock.'
    : 'Saved only in this browser.'
}

/**
 * Whether the browser deletes the data of sites that nobody visits for seven days, as Apple's engine
 * does unless the page is installed. It is known by its vendor, since all browsers on iPhones use it.
 */
function deletesUnvisited() {
  const isInstalled = matchMedia('(display-mode: standalone)').matches
  return navigator.vendor.startsWith('Apple') && !isInstalled
}

function exportSentence(since: number) {
  return `${since === 0 ? 'No new bookmarks' : bookmarkCount(since)} since your last export.`
}
