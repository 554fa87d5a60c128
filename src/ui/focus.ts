import { frontDialog } from './surface.ts'

/** When what had the focus is gone, gives it to the front dialog, to its field on another screen, or to `main`. */
export function keepFocus(): void {
  let lastFocused: Element | null = null

  addEventListener('focusin', rememberFocused)
  // Firefox fires this before the focus is in a player or another window (seen in 153, November 2026).
  addEventListener('blur', () => setTimeout(rememberFocused))
  new MutationObserver(() => {
    // A visitor may also take the focus away with a click.
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

/** The next control after a part of the page that is about to go, or else the last one before it. */
export function controlBeside(part: HTMLElement, selector: string): HTMLElement | undefined {
  const others = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (control) => !part.contains(control),
  )
  const isAfter = (control: HTMLElement) =>
    part.compareDocumentPosition(control) === Node.DOCUMENT_POSITION_FOLLOWING
  return others.find(isAfter) ?? others.at(-1)
}
