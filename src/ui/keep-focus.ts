/** The element that had the focus last, and those around it, from the inside out. */
let path: Element[] = []

/** What got the focus because the marked element in it was not there yet. */
let waiting: HTMLElement | undefined

/**
 * From now on, where the focused element is removed, what is left around it gets the focus: the
 * nearest element with a `tabindex`, or what is marked `data-takes-focus` in it. In an open
 * dialog, that is its first button.
 */
export function keepFocus(): void {
  addEventListener('focusin', remember)
  // The focus goes into a frame, or to another window; Firefox says so before it is there.
  addEventListener('blur', () => setTimeout(remember))
  new MutationObserver(restore).observe(document.body, { childList: true, subtree: true })
}

function remember() {
  const { activeElement, body } = document
  if (activeElement === body) return
  // A dialog gives the focus back.
  if (activeElement !== waiting && !activeElement?.closest('dialog')) waiting = undefined
  path = []
  for (let at = activeElement; at; at = at.parentElement) path.push(at)
}

function restore() {
  if (waiting && document.activeElement === waiting) return focusMarked(waiting)
  // A visitor may also take the focus away by a click.
  if (document.activeElement !== document.body || path[0]?.isConnected !== false) return
  const around = path.find((each) => each.isConnected && each.matches('[tabindex], dialog[open]'))
  if (around instanceof HTMLElement) focusMarked(around)
}

function focusMarked(around: HTMLElement) {
  const marked = around.matches('dialog') ? 'button' : '[data-takes-focus]'
  const target = around.querySelector<HTMLElement>(marked)
  if (!target) waiting = around
  else if (waiting === around) waiting = undefined
  ;(target ?? around).focus({ preventScroll: true })
}
