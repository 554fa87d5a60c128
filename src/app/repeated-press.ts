/** Ignores a held Enter, and the second click of a double click if another control is under the pointer by then. */
export function ignoreRepeatedPresses() {
  addEventListener('keydown', ignoreHeldEnter)
  for (const name of ['mousedown', 'click'] as const)
    addEventListener(name, ignoreSecondClick, { capture: true })
}

let lastControl: Element | undefined

function ignoreSecondClick(press: MouseEvent) {
  const { target, detail } = press
  if (!(target instanceof Element)) return
  const control = target.closest('button, a, summary') ?? target
  if (detail > 1 && control !== lastControl && !areSameAction(control, lastControl)) {
    press.preventDefault()
    press.stopPropagation()
  } else if (press.type === 'click') {
    lastControl = control
  }
}

/** Whether both clicks are intended, as when a visitor removes tiles, and the next one moves under the pointer. */
function areSameAction(one: Element, other: Element | undefined) {
  const name = one.getAttribute('name')
  return name !== null && name === other?.getAttribute('name')
}

function ignoreHeldEnter(event: KeyboardEvent) {
  const isTyping = event.target instanceof HTMLTextAreaElement
  if (event.key === 'Enter' && event.repeat && !isTyping) event.preventDefault()
}
