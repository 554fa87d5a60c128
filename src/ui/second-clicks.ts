/** The two presses of a double click are this near to each other, in milliseconds and in pixels. */
const maxTime = 400
const maxDistance = 5

/**
 * From now on the second click of a double click does nothing where the first one has opened or closed a
 * dialog, or removed what was pressed. The focus stays where it is. Time and place tell which click is a
 * second one, since not every browser counts those on two elements.
 */
export function ignoreSecondClicks(): void {
  let first: Press | undefined
  let isSecond = false

  const handlePress = (event: MouseEvent) => {
    const press = pressOf(event)
    isSecond = first !== undefined && isSecondPress(press, first)
    if (isSecond) stop(event)
    else first = press
  }
  const handleClick = (event: MouseEvent) => {
    // A click with a key has no count.
    if (isSecond && event.detail > 0) stop(event)
  }
  addEventListener('mousedown', handlePress, true)
  addEventListener('click', handleClick, true)
}

type Press = ReturnType<typeof pressOf>

function pressOf({ timeStamp: time, clientX: x, clientY: y, target }: MouseEvent) {
  // The words of a button may change when it is pressed.
  const element = target instanceof Element ? (target.closest('button') ?? target) : null
  return { time, x, y, element, dialog: element?.closest('dialog') }
}

function isSecondPress(press: Press, first: Press) {
  const isNear = Math.hypot(press.x - first.x, press.y - first.y) < maxDistance
  const isSoon = press.time - first.time < maxTime
  const isElsewhere = first.element?.isConnected === false || press.dialog !== first.dialog
  return isSoon && isNear && isElsewhere
}

function stop(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}
