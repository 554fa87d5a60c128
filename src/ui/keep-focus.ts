/**
 * From now on the focus stays near where it was:
 * - A dialog that closes gives it back to what had it on opening, as browsers do; if that is gone too, it goes on as if the dialog had been removed.
 * - A removed list item passes it to the same control of the next item, or of the one before.
 * - All else that is removed passes it to the nearest focus region: an open dialog, or what is marked `data-focus-region` and has a `tabindex`.
 *   There the dialog's first button, Close, or what is marked `data-takes-focus` has it, and the region itself until that is there.
 * - A button that can't be used now keeps it, since it is `aria-disabled` and not `disabled`.
 *
 * Before a dialog opens, `openOnClick` moves it to the title; after one has closed at another bookmark,
 * `BookmarkGrid` moves it to that one's tile.
 */
export function keepFocus(): void {
  /** The element that had the focus last, and those around it, from the inside out. */
  let lastFocusPath: Element[] = []
  /** The region that has the focus until its marked element is there. */
  let fallback: HTMLElement | undefined

  // A microtask later: what was removed at once is not remembered.
  addEventListener('focusin', () => queueMicrotask(remember))
  // The focus moves into a frame or to another window; Firefox fires this before it has moved.
  addEventListener('blur', () => setTimeout(remember))
  new MutationObserver(restore).observe(document.body, { childList: true, subtree: true })

  function remember() {
    const { activeElement, body } = document
    if (activeElement === body) return
    // A dialog gives the focus back.
    if (activeElement !== fallback && !activeElement?.closest('dialog')) fallback = undefined
    lastFocusPath = []
    for (let at = activeElement; at; at = at.parentElement) lastFocusPath.push(at)
  }

  function restore(changes: MutationRecord[]) {
    if (fallback && document.activeElement === fallback) return focusMarked(fallback)
    // A visitor may also take the focus away by a click.
    if (document.activeElement !== document.body || lastFocusPath[0]?.isConnected !== false) return
    const control = controlOfNeighbour(lastFocusPath, changes)
    // It is about to move to another place in the list: do not scroll to it.
    if (control) return control.focus({ preventScroll: true })
    const region = lastFocusPath.find(
      (each) => each.isConnected && each.matches('[data-focus-region], dialog[open]'),
    )
    if (region instanceof HTMLElement) focusMarked(region)
  }

  function focusMarked(region: HTMLElement) {
    const marked = region.matches('dialog') ? 'button' : '[data-takes-focus]'
    const target = region.querySelector<HTMLElement>(marked)
    if (!target) fallback = region
    else if (fallback === region) fallback = undefined
    ;(target ?? region).focus({ preventScroll: true })
  }
}

/** The same control of the item beside a removed one, counted from the last: some begin with another one, such as Play. */
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
