import { type ReactNode, useState, useSyncExternalStore } from 'react'
import type { Entry } from '../apod/entry.ts'
import { isPlaceholder } from '../apod/placeholder.ts'
import { bookmarkOf } from './store.ts'

interface SavedCopyProps {
  date: string
  children: (entry: Entry) => ReactNode
}

/** What is stored of a day, for when no service answers; nothing where it was not bookmarked, or as a placeholder. */
export function SavedCopy({ date, children }: SavedCopyProps) {
  const [store] = useState(() => bookmarkOf(date))
  const bookmark = useSyncExternalStore(store.subscribe, store.getSnapshot)
  const saved = bookmark.state === 'read' ? bookmark.value?.entry : undefined
  // What the heart takes away stays in view: nobody else has it now, and the heart brings it back.
  const [last, setLast] = useState(saved)
  if (saved && saved !== last) setLast(saved)
  if (!last || isPlaceholder(last)) return null
  return (
    <>
      {saved && <p className="line">This is the copy saved with your bookmark.</p>}
      {children(last)}
    </>
  )
}
