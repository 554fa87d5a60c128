/** How long the page must be still to count as not scrolling, in milliseconds. */
const rest = 200

let lastScrolled = -Infinity
addEventListener('scroll', () => (lastScrolled = performance.now()), { passive: true })

/** Whether the page is being scrolled, or was a moment ago. */
export function isScrolling(): boolean {
  return performance.now() - lastScrolled < rest
}

/**
 * Calls back when the page is not scrolling: at once, or within 0.4 seconds after it stops.
 * @returns a function that cancels it
 */
export function afterScrolling(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  function look() {
    if (isScrolling()) timer = setTimeout(look, rest)
    else act()
  }
  look()
  return () => clearTimeout(timer)
}
