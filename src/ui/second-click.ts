/** Whether a press is the second click of a double click that began at a time. A press by key has no count. */
export function isSecondClick(press: Pick<MouseEvent, 'detail' | 'timeStamp'>, since: number) {
  return press.detail > 0 && press.timeStamp - since < 400
}
