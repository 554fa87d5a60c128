import { frontDialog } from './front-dialog.ts'

/** If the focused element is removed, focuses the front dialog, the new element with the same `id`, or `main`. */
export function keepFocus(): void {
  let lastFocused: Element | null = null

  addEventListener('focusin', rememberFocused)
  // Firefox fires `blur` before an iframe has the focus (observed in Firefox 153, November 2026).
  addEventListener('blur', () => setTimeout(rememberFocused))
  new MutationObserver(() => {
    // A click outside every control also leaves nothing focused, but then the last element still exists.
    if (document.activeElement !== document.body || lastFocused?.isConnected !== false) return
    const replacement = document.getElementById(lastFocused.id)
    lastFocused = null
    const target = frontDialog() ?? replacement ?? document.querySelector('main')
    target?.focus({ preventScroll: true })
  }).observe(document.body, { childList: true, subtree: true })

  function rememberFocused() {
    if (document.activeElement !== document.body) lastFocused = document.activeElement
  }
}
