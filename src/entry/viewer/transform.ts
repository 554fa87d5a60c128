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

/** Whether it fits the window, but for what rounding leaves of wheel steps. */
export function isFit({ scale }: Transform): boolean {
  return Math.abs(scale - 1) < 0.01
}

export const largestScale = 12
/** Fingers can pinch a picture this far below its fit. */
const smallestScale = 0.4

/**
 * Zooms around a point that stays in place.
 * @param point from the window's center
 */
export function zoom(
  transform: Transform,
  factor: number,
  point: Point = { x: 0, y: 0 },
  smallest = 1,
): Transform {
  const scale = Math.min(Math.max(transform.scale * factor, smallest), largestScale)
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
  return spread > 0 ? zoom(moved, spreadOf(after) / spread, to, smallestScale) : moved
}

/** Limits panning to the picture's edges; a picture that fits is centered. */
export function keepInside(transform: Transform, window: Point, picture: Point): Transform {
  return limitWith(clamp, transform, window, picture)
}

/** Lets the picture beyond its limits, with resistance, while a finger holds it. */
export function stretch(transform: Transform, window: Point, picture: Point): Transform {
  const { scale } = transform
  const most = limitWith(resist, transform, window, picture)
  return { ...most, scale: scale < 1 ? 1 - (1 - scale) / 2 : scale }
}

/** The picture's size at scale 1; the window's size while the picture's is unknown. */
export function fittedSize(window: Point, picture: Point): Point {
  if (picture.x <= 0 || picture.y <= 0) return window
  const ratio = Math.min(window.x / picture.x, window.y / picture.y)
  return { x: picture.x * ratio, y: picture.y * ratio }
}

export function centerOf(points: Point[]): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 })
  return { x: sum.x / points.length, y: sum.y / points.length }
}

type Limit = (value: number, most: number) => number

function limitWith(limit: Limit, transform: Transform, window: Point, picture: Point): Transform {
  const scale = Math.max(transform.scale, 1)
  const { x, y } = fittedSize(window, picture)
  return {
    scale,
    x: limit(transform.x, Math.max(0, (x * scale - window.x) / 2)),
    y: limit(transform.y, Math.max(0, (y * scale - window.y) / 2)),
  }
}

function clamp(value: number, most: number) {
  return most > 0 ? Math.min(Math.max(value, -most), most) : 0
}

function resist(value: number, most: number) {
  const inside = clamp(value, most)
  return inside + (value - inside) * 0.35
}

function spreadOf([first, second]: Point[]) {
  return first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0
}
