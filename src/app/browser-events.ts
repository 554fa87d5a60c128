import { onlineManager } from '@tanstack/react-query'
import { invalidateBookmarks, listenToOtherTabs } from '../bookmarks/stored-bookmarks.ts'
import { storeUnsavedNotes } from '../bookmarks/unsaved-notes.ts'
import { retryFailedFiles } from '../media/files.ts'
import { addressNow } from '../navigation/address.ts'
import { listenForNavigation } from '../navigation/history.ts'
import { renewDateviewDay } from '../navigation/today.ts'
import { writeVisits } from '../navigation/visits.ts'
import { frontDialog } from '../ui/front-dialog.ts'

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

/** If the focused element is removed, focuses the front dialog, an element with its `id`, or `main`. */
function keepFocus() {
  let lastFocused: Element | null = null

  addEventListener('focusin', rememberFocused)
  // Firefox fires `blur` before an iframe has the focus (observed in Firefox 153, November 2026).
  addEventListener('blur', () => setTimeout(rememberFocused))
  new MutationObserver(() => {
    // After a click outside every control, nothing has the focus either, but the last element remains.
    if (document.activeElement !== document.body || !lastFocused || lastFocused.isConnected) return
    const replacement = document.getElementById(lastFocused.id)
    lastFocused = null
    const target = frontDialog() ?? replacement ?? document.querySelector('main')
    target?.focus({ preventScroll: true })
  }).observe(document.body, { childList: true, subtree: true })

  function rememberFocused() {
    if (document.activeElement !== document.body) lastFocused = document.activeElement
  }
}
