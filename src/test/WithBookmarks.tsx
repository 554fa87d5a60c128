import type { ReactNode } from 'react'
import { BookmarksProvider, useStartReadingBookmarks } from '../bookmarks/BookmarksProvider.tsx'

/** For component tests: the bookmarks, read at once. */
export function WithBookmarks({ children }: { children: ReactNode }) {
  return (
    <BookmarksProvider>
      <Reading />
      {children}
    </BookmarksProvider>
  )
}

function Reading() {
  useStartReadingBookmarks()
  return null
}
