/** Ignores the second click of a double click, and a held Enter, if another control is there by then. */
export function ignoreRepeatedPresses() {
  addEventListener('keydown', ignoreHeldEnter)
  for (const name of ['mousedown', 'click'] as const)
    addEventListener(name, ignoreSecondClick, { capture: true })
}

/** The control of the last click, and its time in milliseconds. */
let last: { control: EventTarget | null; timeStamp: number } = {
  control: null,
  timeStamp: -Infinity,
}

/** Ignores a second click on another control, because a dialog may have opened under the pointer. */
function ignoreSecondClick(press: MouseEvent) {
  const { target, detail, timeStamp } = press
  const control = (target instanceof Element && target.closest('button, a, summary')) || target
  // Two clicks on purpose take longer.
  const isSecond = detail > 1 && timeStamp - last.timeStamp < 300
  if (isSecond && control !== last.control) {
    press.preventDefault()
    press.stopPropagation()
  } else if (press.type === 'click') {
    last = { control, timeStamp }
  }
}

function ignoreHeldEnter(event: KeyboardEvent) {
  const isTyping = event.target instanceof HTMLTextAreaElement
  if (event.key === 'Enter' && event.repeat && !isTyping) event.preventDefault()
}
