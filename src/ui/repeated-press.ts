/** A press that is repeated counts once where something else has come under it, or has got the focus. */
export function ignoreRepeatedPresses() {
  addEventListener('keydown', ignoreHeldEnter)
  // Before anything else hears of it.
  for (const name of ['mousedown', 'click'] as const)
    addEventListener(name, ignoreSecondClick, { capture: true })
}

/** The last click: what it was for, and when. */
let last: { control: EventTarget | null; timeStamp: number } | undefined

/** The second click of a double click is for what the first one has hit: a dialog or a neighbour may be there meanwhile. */
function ignoreSecondClick(press: MouseEvent) {
  const { target, detail, timeStamp } = press
  const control = (target instanceof Element && target.closest('button, a, summary')) || target
  // Who clicks again on purpose takes longer.
  const isSecond = detail > 1 && last !== undefined && timeStamp - last.timeStamp < 300
  if (isSecond && control !== last?.control) {
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
