/** A repeated press counts once where another control has come under the pointer, or has got the focus. */
export function ignoreRepeatedPresses() {
  addEventListener('keydown', ignoreHeldEnter)
  // Before anything else hears of it.
  for (const name of ['mousedown', 'click'] as const)
    addEventListener(name, ignoreSecondClick, { capture: true })
}

/** The control of the last click, and its time in milliseconds. */
let last: { control: EventTarget | null; timeStamp: number } = {
  control: null,
  timeStamp: -Infinity,
}

/** The second click counts only on the first one's control: a dialog or a neighbour may lie there now. */
function ignoreSecondClick(press: MouseEvent) {
  const { target, detail, timeStamp } = press
  const control = (target instanceof Element && target.closest('button, a, summary')) || target
  // Who clicks again on purpose takes longer.
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
