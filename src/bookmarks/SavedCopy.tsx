import { type ReactNode, useState, useSyncExternalStore } from 'react'
import type { Entry } from '../apod/entry.ts'
import { bookmarkOf } from './store.ts'

interface SavedCopyProps {
  date: string
  children: (entry: Entry) => ReactNode
}

/** What is stored of a day, for when no service answers; nothing where it is not bookmarked. */
export function SavedCopy({ date, children }: SavedCopyProps) {
  const [store] = useState(() => bookmarkOf(date))
  const bookmark = useSyncExternalStore(store.subscribe, store.getSnapshot)
  if (bookmark.state !== 'read' || !bookmark.value) return null
  return (
    <>
      <p className="line">This is the copy saved with your bookmark.</p>
      {children(bookmark.value.entry)}
    </>
  )
}
