import { sizeOf, type Size } from './drawing/picture.ts'

/** The long side of a picture as the card shows it, and at its full size, in pixels. */
export const shownSize = 960
export const fullSize = 1600
const largest = 2400

/** The size for an address's `w` and `h`: as large as fits into both, up to a sensible limit. */
export function fitSize(day: string, longest: number, search: URLSearchParams): Size {
  const whole = sizeOf(day, longest)
  const scale = Math.min(
    (sideOf(search, 'w') ?? Infinity) / whole.width,
    (sideOf(search, 'h') ?? Infinity) / whole.height,
    largest / Math.max(whole.width, whole.height),
  )
  const isGiven = sideOf(search, 'w') !== undefined || sideOf(search, 'h') !== undefined
  if (!isGiven) return whole
  return {
    width: Math.max(1, Math.round(whole.width * scale)),
    height: Math.max(1, Math.round(whole.height * scale)),
  }
}

function sideOf(search: URLSearchParams, name: string): number | undefined {
  const side = Number(search.get(name))
  return Number.isFinite(side) && side > 0 ? side : undefined
}
