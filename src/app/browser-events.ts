import { onlineManager } from '@tanstack/react-query'
import { invalidateBookmarks } from '../bookmarks/database.ts'
import { listenToOtherTabs } from '../bookmarks/stored-bookmarks.ts'
import { saveUnsavedNotes } from '../bookmarks/unsaved-notes.ts'
import { restartFiles, retryFailedFiles } from '../media/files.ts'
import { listenForNavigation, updateDayShownAsToday } from '../navigation/history.ts'
import { writeVisits } from '../navigation/visits.ts'
import { keepFocus } from '../ui/focus.ts'
import { ignoreRepeatedPresses } from '../ui/repeated-press.ts'

/** Starts what listens to the browser outside of components. For `main.tsx` and the tests, once. */
export function listenToBrowser() {
  ignoreRepeatedPresses()
  keepFocus()
  listenForNavigation()
  listenToOtherTabs()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) {
      // A browser may discard a hidden tab without a `pagehide`.
      writeVisits()
      saveUnsavedNotes()
    } else {
      updateDayShownAsToday()
      void invalidateBookmarks()
      if (navigator.onLine) retryFailedFiles()
    }
  })
  addEventListener('online', restartFiles)
  // Without this, TanStack Query assumes that a page starts online.
  onlineManager.setOnline(navigator.onLine)
}
