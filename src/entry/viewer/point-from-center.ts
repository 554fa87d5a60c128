import type { Point } from './transform.ts'

/** Where a pointer is, in px from the middle of the element. */
export function pointFromCenter(
  pointer: { clientX: number; clientY: number },
  element: Element,
): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: pointer.clientX - left - width / 2, y: pointer.clientY - top - height / 2 }
}
