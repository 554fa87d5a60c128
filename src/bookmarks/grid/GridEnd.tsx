import { usePageCount } from '../../navigation/history.ts'
import { useLastDefined } from '../../ui/hooks.ts'

/** How many tiles are shown at first, and with each further page. */
const tilesPerPage = 60

/** As many as the pages have, and up to where steps in the dialog have led: that tile is to have the focus. */
export function useTileCount(openIndex: number) {
  const [pageCount] = usePageCount()
  const lastOpen = useLastDefined(openIndex < 0 ? undefined : openIndex) ?? 0
  return Math.max(pageCount * tilesPerPage, lastOpen + 1)
}

/** Lets the list grow where its end comes near; each render watches the new end. */
export function GridEnd() {
  const [pageCount, showPages] = usePageCount()

  function watch(end: HTMLDivElement) {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) showPages(pageCount + 1)
      },
      { rootMargin: '100% 0px' },
    )
    observer.observe(end)
    return () => observer.disconnect()
  }

  return <div ref={watch} />
}
