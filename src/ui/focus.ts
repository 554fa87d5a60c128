import { frontDialog } from './front-dialog.ts'

/**
 * When the focused element disappears, focuses the dialog in front, or else the element with the same `id`
 * on another screen, or else `main`.
 */
export function keepFocus(): void {
  let lastFocused: Element | null = null

  addEventListener('focusin', rememberFocused)
  // Firefox fires `blur` before a player has the focus (observed in Firefox 153, November 2026).
  addEventListener('blur', () => setTimeout(rememberFocused))
  new MutationObserver(() => {
    // Nothing is focused either after a visitor clicks beside all controls.
    if (document.activeElement !== document.body || lastFocused?.isConnected !== false) return
    const sameField = document.getElementById(lastFocused.id)
    lastFocused = null
    const target = frontDialog.get() ?? sameField ?? document.querySelector('main')
    target?.focus({ preventScroll: true })
  }).observe(document.body, { childList: true, subtree: true })

  function rememberFocused() {
    if (document.activeElement !== document.body) lastFocused = document.activeElement
  }
}

/** The next control after an element that is about to be removed, or else the last control before it. */
export function controlBeside(part: HTMLElement, selector: string): HTMLElement | undefined {
  const others = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (control) => !part.contains(control),
  )
  const isAfter = (control: HTMLElement) =>
    part.compareDocumentPosition(control) === Node.DOCUMENT_POSITION_FOLLOWING
  return others.find(isAfter) ?? others.at(-1)
}
