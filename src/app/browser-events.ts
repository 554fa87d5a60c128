import { onlineManager } from '@tanstack/react-query'
import { invalidateBookmarks, listenToOtherTabs } from '../bookmarks/stored-bookmarks.ts'
import { storeUnsavedNotes } from '../bookmarks/unsaved-notes.ts'
import { retryFailedFiles } from '../media/files.ts'
import { addressNow } from '../navigation/address.ts'
import { listenForNavigation } from '../navigation/history.ts'
import { renewDateviewDay } from '../navigation/today.ts'
import { writeVisits } from '../navigation/visits.ts'
import { keepFocus } from '../ui/focus.ts'

/** Starts what listens to the browser outside of components. For `main.tsx` and the tests, once. */
export function listenToBrowser() {
  keepFocus()
  listenForNavigation()
  listenToOtherTabs()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) {
      // A browser may discard a hidden tab without a `pagehide`.
      writeVisits()
      storeUnsavedNotes()
    } else {
      // The screen under a layer keeps its day until Close.
      if (addressNow().layers.length === 0) renewDateviewDay()
      void invalidateBookmarks()
      if (navigator.onLine) retryFailedFiles()
    }
  })
  addEventListener('online', retryFailedFiles)
  // Without this, TanStack Query assumes that a page starts online.
  onlineManager.setOnline(navigator.onLine)
}
