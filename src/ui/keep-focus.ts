import { frontDialog } from './surface.ts'

/**
 * Gives the focus to the front dialog, or to `main`, when what had it is gone. A button that can't be
 * used now keeps it, since it is `aria-disabled` and not `disabled`.
 */
export function keepFocus(): void {
  let last: Element | null = null

  addEventListener('focusin', rememberFocused)
  // The focus moves into a frame or to another window. Firefox fires this before it has moved (seen in 153,
  // November 2026).
  addEventListener('blur', () => setTimeout(rememberFocused))
  new MutationObserver(() => {
    // A visitor may also take the focus away with a click.
    if (document.activeElement !== document.body || last?.isConnected !== false) return
    const fallback = frontDialog.get() ?? document.querySelector('main')
    fallback?.focus({ preventScroll: true })
  }).observe(document.body, { childList: true, subtree: true })

  function rememberFocused() {
    if (document.activeElement !== document.body) last = document.activeElement
  }
}
