let printing = false
addEventListener('beforeprint', () => (printing = true))
addEventListener('afterprint', () => (printing = false))

/** True while the page is laid out for paper: what is measured then is not what the visitor sees. */
export function isPrinting(): boolean {
  return printing || matchMedia('print').matches
}

/**
 * Scrolls back to where the visitor was after printing, since the page is shorter on paper.
 * @returns a function that stops it
 */
export function restoreScrollAfterPrinting(): () => void {
  let position = scrollY
  const paper = matchMedia('print')
  const before = () => (position = scrollY)
  const goBack = () => scrollTo(0, position)
  const after = () => {
    // In Firefox the page is still laid out for paper.
    if (paper.matches) paper.addEventListener('change', goBack, { once: true })
    else goBack()
  }
  addEventListener('beforeprint', before)
  addEventListener('afterprint', after)
  return () => {
    removeEventListener('beforeprint', before)
    removeEventListener('afterprint', after)
  }
}
