/** Whether the visitor asked for less motion. */
export function prefersLessMotion() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Whether the browser has view transitions, and the visitor welcomes them. */
export function canMove() {
  return 'startViewTransition' in document && !prefersLessMotion()
}
