/**
 * From now on the focus stays near where it was:
 * - A dialog that closes gives it back to what opened it, as browsers do; if that is gone too, the dialog counts as removed.
 * - A removed list item passes it to the same control of the next item, or of the one before.
 * - All else that is removed in an open dialog passes it to the dialog's first button, Close.
 * - All else on the page passes it to what is marked `data-takes-focus` in the nearest element with a `tabindex`, which has it until that is there.
 * - A button that can't be used now keeps it, since it is `aria-disabled` and not `disabled`.
 */
export function keepFocus(): void {
  /** The element that had the focus last, and those around it, from the inside out. */
  let path: Element[] = []
  /** Has the focus until the marked element is there. */
  let waiting: HTMLElement | undefined

  // Later: what is removed in the same turn never really had it.
  addEventListener('focusin', () => queueMicrotask(remember))
  // The focus goes into a frame, or to another window; Firefox says so before it is there.
  addEventListener('blur', () => setTimeout(remember))
  new MutationObserver(restore).observe(document.body, { childList: true, subtree: true })

  function remember() {
    const { activeElement, body } = document
    if (activeElement === body) return
    // A dialog gives the focus back.
    if (activeElement !== waiting && !activeElement?.closest('dialog')) waiting = undefined
    path = []
    for (let at = activeElement; at; at = at.parentElement) path.push(at)
  }

  function restore(changes: MutationRecord[]) {
    if (waiting && document.activeElement === waiting) return focusMarked(waiting)
    // A visitor may also take the focus away by a click.
    if (document.activeElement !== document.body || path[0]?.isConnected !== false) return
    const control = controlOfNeighbour(path, changes)
    // It is about to move to another place in the list: do not scroll to it.
    if (control) return control.focus({ preventScroll: true })
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
}

/** The same control of the item beside a removed one, counted from the end: what differs comes first. */
function controlOfNeighbour(path: readonly Element[], changes: readonly MutationRecord[]) {
  const item = path.find((each) => each.matches('li'))
  const change = changes.find(({ removedNodes }) => item && [...removedNodes].includes(item))
  if (!item || !change) return undefined
  const controls = controlsIn(item)
  const place = controls.findIndex((each) => each === path[0])
  for (const beside of [change.nextSibling, change.previousSibling]) {
    const control = controlsIn(beside).at(place - controls.length)
    if (place >= 0 && control?.isConnected) return control
  }
  return undefined
}

function controlsIn(item: Node | null) {
  return item instanceof Element ? [...item.querySelectorAll<HTMLElement>('a, button')] : []
}
