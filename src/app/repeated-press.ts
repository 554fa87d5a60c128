/** Ignores a held Enter, and the second click of a double click if another control is there by then. */
export function ignoreRepeatedPresses() {
  addEventListener('keydown', ignoreHeldEnter)
  for (const name of ['mousedown', 'click'] as const)
    addEventListener(name, ignoreSecondClick, { capture: true })
}

let lastClick: { control: EventTarget | null; timeStamp: number } = {
  control: null,
  timeStamp: -Infinity,
}

function ignoreSecondClick(press: MouseEvent) {
  const { target, detail, timeStamp } = press
  const control = (target instanceof Element && target.closest('button, a, summary')) || target
  // Two separate clicks are further apart.
  const isSecond = detail > 1 && timeStamp - lastClick.timeStamp < 300
  if (isSecond && control !== lastClick.control) {
    press.preventDefault()
    press.stopPropagation()
  } else if (press.type === 'click') {
    lastClick = { control, timeStamp }
  }
}

function ignoreHeldEnter(event: KeyboardEvent) {
  const isTyping = event.target instanceof HTMLTextAreaElement
  if (event.key === 'Enter' && event.repeat && !isTyping) event.preventDefault()
}
