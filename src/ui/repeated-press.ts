/** Ignores a held Enter outside a text area, and the later clicks of a double click on anything but what the first one has pressed. */
export function ignoreRepeatedPresses() {
  // In the capture phase, before any other listener.
  for (const name of ['mousedown', 'click', 'keydown'] as const)
    addEventListener(name, ignoreIfRepeated, { capture: true })
}

let pressed: Element | undefined

function ignoreIfRepeated(event: MouseEvent | KeyboardEvent) {
  if (!(event instanceof KeyboardEvent ? isHeldEnter(event) : isLaterClickElsewhere(event))) return
  event.preventDefault()
  event.stopPropagation()
}

function isHeldEnter({ key, repeat, target }: KeyboardEvent) {
  return key === 'Enter' && repeat && !(target instanceof HTMLTextAreaElement)
}

function isLaterClickElsewhere({ type, target, detail }: MouseEvent) {
  if (!(target instanceof Element)) return false
  // An icon may have changed since the first click.
  const control = target.closest('button, a, summary, label') ?? target
  if (type === 'mousedown' && detail === 1) pressed = control
  return detail > 1 && control !== pressed
}
