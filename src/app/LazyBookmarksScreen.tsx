import { lazy, Suspense } from 'react'
import { Loading } from '../ui/Loading.tsx'
import { useDocumentTitle } from '../ui/use-document-title.ts'

let Screen = lazyScreen()

/** The Bookmarks screen, loaded when it is first gone to. */
export function LazyBookmarksScreen() {
  useDocumentTitle('Bookmarks – Astronomy Picture Of the Day')
  return (
    <Suspense fallback={<Loading />}>
      <Screen />
    </Suspense>
  )
}

/** Has the screen at hand before the visitor goes to it; a failure is for the going itself to meet. */
export async function preloadBookmarksScreen() {
  try {
    await loadScreen()
  } catch {
    // Nothing waits for it.
  }
}

/** @param again the last load of this visit failed */
function lazyScreen(again = false) {
  return lazy(async () => {
    try {
      const { BookmarksScreen } = await loadScreen()
      return { default: BookmarksScreen }
    } catch (error) {
      // React keeps a failure for good: the next visit of the screen is to ask again.
      Screen = lazyScreen(true)
      // Firefox and Safari keep it, too, until the page is loaded anew, for which there must be a network.
      if (again && navigator.onLine) location.reload()
      throw error
    }
  })
}

function loadScreen() {
  return import('../screens/bookmarks/BookmarksScreen.tsx')
}
