import type { Point } from './transform.ts'

/** A pointer's position in px from the element's center. */
export function pointFromCenter(
  pointer: { clientX: number; clientY: number },
  element: Element,
): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: pointer.clientX - left - width / 2, y: pointer.clientY - top - height / 2 }
}
