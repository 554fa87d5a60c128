/** Pan and zoom: `scale` 1 fits the window; `x` and `y` are the offset of the centers, in px. */
export interface Transform {
  scale: number
  x: number
  y: number
}

/** A point or a size, in px. */
export interface Point {
  x: number
  y: number
}

export const identity: Transform = { scale: 1, x: 0, y: 0 }

export const largestScale = 12

/**
 * Zooms around a point that stays in place.
 * @param point from the window's center
 */
export function zoom(
  transform: Transform,
  factor: number,
  point: Point = { x: 0, y: 0 },
): Transform {
  const scale = Math.min(Math.max(transform.scale * factor, 1), largestScale)
  const grown = scale / transform.scale
  return {
    scale,
    x: point.x + (transform.x - point.x) * grown,
    y: point.y + (transform.y - point.y) * grown,
  }
}

export function move(transform: Transform, by: Point): Transform {
  return { ...transform, x: transform.x + by.x, y: transform.y + by.y }
}

/** Follows one moving pointer or two that pinch; points are from the window's center. */
export function follow(transform: Transform, before: Point[], after: Point[]): Transform {
  const from = centerOf(before)
  const to = centerOf(after)
  const moved = move(transform, { x: to.x - from.x, y: to.y - from.y })
  const spread = spreadOf(before)
  return spread > 0 ? zoom(moved, spreadOf(after) / spread, to) : moved
}

/** Limits panning to the picture's edges; a picture that fits is centered. */
export function keepInside(transform: Transform, window: Point, picture: Point): Transform {
  return {
    scale: transform.scale,
    x: limit(transform.x, (fittedSize(window, picture).x * transform.scale - window.x) / 2),
    y: limit(transform.y, (fittedSize(window, picture).y * transform.scale - window.y) / 2),
  }
}

/** The picture's size at scale 1; the window's size while the picture's is unknown. */
function fittedSize(window: Point, picture: Point): Point {
  if (picture.x <= 0 || picture.y <= 0) return window
  const ratio = Math.min(window.x / picture.x, window.y / picture.y)
  return { x: picture.x * ratio, y: picture.y * ratio }
}

function limit(value: number, most: number) {
  if (most <= 0) return 0
  return Math.min(Math.max(value, -most), most)
}

function centerOf(points: Point[]): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 })
  return { x: sum.x / points.length, y: sum.y / points.length }
}

function spreadOf([first, second]: Point[]) {
  return first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0
}
