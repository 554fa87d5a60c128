/** How a picture lies in the window: `scale` 1 is whole, `x` and `y` its middle's way from the window's, in px. */
export interface View {
  scale: number
  x: number
  y: number
}

/** A width and height, or a place, in px. */
export interface Pair {
  x: number
  y: number
}

export const whole: View = { scale: 1, x: 0, y: 0 }

export const largestScale = 12

/**
 * Enlarges about a place that stays where it is.
 * @param place from the window's middle
 */
export function zoom(view: View, factor: number, place: Pair = { x: 0, y: 0 }): View {
  const scale = Math.min(Math.max(view.scale * factor, 1), largestScale)
  const grown = scale / view.scale
  return {
    scale,
    x: place.x + (view.x - place.x) * grown,
    y: place.y + (view.y - place.y) * grown,
  }
}

export function move(view: View, by: Pair): View {
  return { ...view, x: view.x + by.x, y: view.y + by.y }
}

/** Follows one pointer that moves, or two that pinch; the places are from the window's middle. */
export function follow(view: View, before: Pair[], after: Pair[]): View {
  const from = middleOf(before)
  const to = middleOf(after)
  const moved = move(view, { x: to.x - from.x, y: to.y - from.y })
  const spread = spreadOf(before)
  return spread > 0 ? zoom(moved, spreadOf(after) / spread, to) : moved
}

/** No further than the picture's edges: what fits the window lies in its middle. */
export function keepInside(view: View, window: Pair, picture: Pair): View {
  return {
    scale: view.scale,
    x: limit(view.x, (fittedSize(window, picture).x * view.scale - window.x) / 2),
    y: limit(view.y, (fittedSize(window, picture).y * view.scale - window.y) / 2),
  }
}

/** The picture's size when it is shown whole; the window's where the picture's isn't known yet. */
function fittedSize(window: Pair, picture: Pair): Pair {
  if (picture.x <= 0 || picture.y <= 0) return window
  const ratio = Math.min(window.x / picture.x, window.y / picture.y)
  return { x: picture.x * ratio, y: picture.y * ratio }
}

function limit(value: number, most: number) {
  if (most <= 0) return 0
  return Math.min(Math.max(value, -most), most)
}

function middleOf(places: Pair[]): Pair {
  const sum = places.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 })
  return { x: sum.x / places.length, y: sum.y / places.length }
}

function spreadOf([first, second]: Pair[]) {
  return first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0
}
