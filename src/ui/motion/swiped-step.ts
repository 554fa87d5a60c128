/** In px, or px a millisecond. */
interface Way {
  x: number
  y: number
}

const farEnough = 80
const fastEnough = 0.4

/** Near the sides of the window, where the browser's own gestures begin. */
export function startsAtEdge(x: number) {
  return Math.min(x, innerWidth - x) < 24
}

/**
 * Where a swipe leads: a picture pushed to the left makes way for the next one, and one pushed
 * down closes. Undefined if it was too short, or turned back.
 */
export function swipedStep(way: Way, speed: Way): 'previous' | 'next' | 'close' | undefined {
  const isSideways = Math.abs(way.x) > Math.abs(way.y)
  const [along, pace] = isSideways ? [way.x, speed.x] : [way.y, speed.y]
  const isFar = Math.abs(along) > farEnough && along * pace >= 0
  const isFast = Math.abs(pace) > fastEnough && along * pace > 0 && Math.abs(along) > 20
  if (!isFar && !isFast) return undefined
  if (isSideways) return along < 0 ? 'next' : 'previous'
  return along > 0 ? 'close' : undefined
}
