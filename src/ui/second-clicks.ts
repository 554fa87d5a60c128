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
  let first: MouseEvent | undefined
  let isSecond = false

  const handlePress = (event: MouseEvent) => {
    isSecond = first !== undefined && isSecondPress(event, first)
    if (isSecond) stop(event)
    else first = event
  }
  const handleClick = (event: MouseEvent) => {
    // A click with a key has no count.
    if (isSecond && event.detail > 0) stop(event)
  }
  addEventListener('mousedown', handlePress, true)
  addEventListener('click', handleClick, true)
}

function isSecondPress(event: MouseEvent, first: MouseEvent) {
  const isSoon = event.timeStamp - first.timeStamp < maxTime
  const distance = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY)
  return isSoon && distance < maxDistance && event.target !== first.target
}

function stop(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}
