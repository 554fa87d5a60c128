/** The two presses of a double click are this near to each other, in milliseconds and in pixels. */
const maxTime = 400
const maxDistance = 5

/**
 * From now on the second click of a double click does nothing where the first one has brought something
 * else under the pointer: a dialog, or the next tile in place of a removed one. The focus stays where it
 * is. Time and place tell which click is a second one, since not every browser counts those on two
 * elements.
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
  // What of an icon is under the pointer may change when it is pressed.
  const button = target instanceof Element ? target.closest('button') : null
  return { time, x, y, pressed: button ?? target }
}

function isSecondPress(press: Press, first: Press) {
  const distance = Math.hypot(press.x - first.x, press.y - first.y)
  const isSoon = press.time - first.time < maxTime
  return isSoon && distance < maxDistance && press.pressed !== first.pressed
}

function stop(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}
