import { lazy, Suspense } from 'react'
import { Loading } from '../ui/Loading.tsx'
import { useDocumentTitle } from '../ui/use-document-title.ts'
import { loadLater } from './load-later.ts'

let Screen = lazyScreen()

/** The Bookmarks screen, loaded on the first visit. */
export function LazyBookmarksScreen() {
  useDocumentTitle('Bookmarks – Astronomy Picture Of the Day')
  return (
    <Suspense fallback={<Loading />}>
      <Screen />
    </Suspense>
  )
}

/** Loads the screen before the visitor opens it; a failure is reported when they do. */
export async function preloadBookmarksScreen() {
  try {
    await loadLater(false)
  } catch {
    // The next load reports it.
  }
}

function lazyScreen() {
  return lazy(async () => {
    try {
      const { BookmarksScreen } = await loadLater()
      return { default: BookmarksScreen }
    } catch (error) {
      // React remembers a failed import, so the next visit needs a new lazy component.
      Screen = lazyScreen()
      throw error
    }
  })
}
