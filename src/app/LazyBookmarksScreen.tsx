import { lazy, Suspense } from 'react'
import { Loading } from '../ui/Loading.tsx'
import { useDocumentTitle } from '../ui/use-document-title.ts'

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
    await loadScreen()
  } catch {
    // The next load reports it.
  }
}

/** @param again the last load of this visit failed */
function lazyScreen(again = false) {
  return lazy(async () => {
    try {
      const { BookmarksScreen } = await loadScreen()
      return { default: BookmarksScreen }
    } catch (error) {
      // React caches a failed import, so the next visit needs a new lazy component.
      Screen = lazyScreen(true)
      // Firefox and Safari cache it until the page is reloaded, which needs a network.
      if (again && navigator.onLine) location.reload()
      throw error
    }
  })
}

function loadScreen() {
  return import('./later.ts')
}
