import { frontDialog } from './front-dialog.ts'

/** The ids of what is named to `focusNext`. */
export const focusIds = {
  dayTitle: 'day-title',
  tileTitle: (key?: string | number) => `title-${key}`,
  removeButton: (key?: string | number) => `remove-${key}`,
}

/**
 * What removes, closes or brings back something names who has the focus next, best first. Once that
 * is rendered, the first that exists gets it, else the dialog in front, else `main`.
 */
export function focusNext(...ids: string[]) {
  setTimeout(() => {
    const named = ids.map((id) => document.getElementById(id))
    for (const next of [...named, frontDialog(), document.querySelector('main')]) {
      next?.focus({ preventScroll: true })
      // What a dialog covers doesn't get it.
      if (next && next === document.activeElement) return
    }
  })
}

/** A ref callback, for what has the focus as soon as it is there. */
export function takeFocus(element: HTMLElement | null) {
  element?.focus({ preventScroll: true })
}

/** For what nobody can name: another tab removes the focused tile, or the network is back and a notice goes. */
export function keepFocus() {
  let lastFocused: Element | null = null

  addEventListener('focusin', () => {
    lastFocused = document.activeElement
  })
  new MutationObserver(() => {
    // After a click outside every control, nothing has the focus either, but the last element remains.
    if (document.activeElement !== document.body || !lastFocused || lastFocused.isConnected) return
    const { id } = lastFocused
    lastFocused = null
    // By then, one that was named has it.
    setTimeout(() => document.activeElement === document.body && focusNext(id))
  }).observe(document.body, { childList: true, subtree: true })
}
