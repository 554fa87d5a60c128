/** How long the page must not have been scrolled, in milliseconds. */
const rest = 200

let lastScrolled = -Infinity
addEventListener('scroll', () => (lastScrolled = performance.now()), { passive: true })

/** Whether the page is being scrolled, or was a moment ago. */
export function isScrolling(): boolean {
  return performance.now() - lastScrolled < rest
}

/**
 * Acts when the page is not being scrolled: at once, or within 0.4 seconds after it stops.
 * @returns the way to call it off
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
