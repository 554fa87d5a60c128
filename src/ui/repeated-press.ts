/** Whether a press is the second click of a double click that began at a time. A press by key has no count. */
export function isSecondClick(press: Pick<MouseEvent, 'detail' | 'timeStamp'>, since: number) {
  // Who clicks again on purpose takes longer.
  return press.detail > 0 && press.timeStamp - since < 300
}

/** Of a double click on Close the second click would press what lies behind the dialog. */
export function ignoreSecondClick(click: MouseEvent) {
  if (click.detail < 2) return
  click.preventDefault()
  click.stopPropagation()
}

/** A held Enter presses a control once: where the focus goes on, it would press the next one, too. */
export function ignoreHeldEnter() {
  addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof HTMLTextAreaElement
    if (event.key === 'Enter' && event.repeat && !isTyping) event.preventDefault()
  })
}
