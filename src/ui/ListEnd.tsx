/** Calls `onReached` when the end of a list is less than a window's height away. */
export function ListEnd({ onReached }: { onReached: () => void }) {
  // A new observer after each render, because an observer fires only once while the end stays visible.
  function observe(end: HTMLDivElement) {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onReached()
      },
      { rootMargin: '100% 0px' },
    )
    observer.observe(end)
    return () => observer.disconnect()
  }

  return <div ref={observe} />
}
