import type { Page } from '../../fixtures/app.ts'

/** Returns what is cut off, covered or outside the window, and what scrolls sideways. */
export function layoutProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = []
    const { clientWidth } = document.documentElement
    for (const box of document.querySelectorAll('html, [data-kind=entry]'))
      if (box.scrollWidth > box.clientWidth) problems.push(`scrolls sideways: ${box.tagName}`)
    const front = [...document.querySelectorAll('dialog')].findLast(({ open }) => open) ?? document
    const parts = 'h1, h2, h3, p, a, button, input, select, textarea, label'
    const visibleParts = [...front.querySelectorAll(parts)]
      .filter((part) => !part.closest('.ui-visually-hidden, iframe') && part.checkVisibility())
      .filter((part) => !/inset\(50%\)/.test(getComputedStyle(part).clipPath))
    for (const part of visibleParts) {
      const name = part.outerHTML.slice(0, 100)
      const { left, right, top, bottom, width, height } = part.getBoundingClientRect()
      if (width === 0 || bottom < 0 || top > innerHeight) continue
      const isAbovePage = front === document && top + scrollY < -1
      if (left < -1 || right > clientWidth + 1 || isAbovePage) problems.push(`outside: ${name}`)
      if (part.matches('[type=date]') && width < fullWidth(part) - 1) problems.push(`cut: ${name}`)
      // A search field scrolls its text.
      const hidesOverflow =
        getComputedStyle(part).overflowX !== 'visible' && !part.matches('[type=search]')
      if (hidesOverflow && part.scrollWidth > part.clientWidth + 1) problems.push(`cut: ${name}`)
      // On a common phone and in larger windows, a title of up to fifty letters isn't cut off.
      const isShort = part.matches('h2') && part.textContent.length <= 50 && innerWidth >= 375
      const text = isShort && part.querySelector('.ui-clamped')
      if (text && text.scrollHeight > text.clientHeight + 1) problems.push(`cut: ${name}`)
      // Nothing may cover the middle of a control.
      const [x, y] = [left + width / 2, top + height / 2]
      // Only the thumb of a narrow window's scrubber takes presses.
      const isControl =
        part.matches('a, button, input, select, textarea') &&
        getComputedStyle(part).pointerEvents !== 'none'
      const topmost = isControl && isInWindow(x, y) && document.elementFromPoint(x, y)
      if (!topmost || part.contains(topmost) || topmost.contains(part) || isClipped(part, y))
        continue
      // Content may scroll under fixed elements. On the page itself, these never cover each other.
      const mayCover = isFixed(topmost) && (front !== document || !isFixed(part))
      if (!mayCover) problems.push(`covered: ${name} by ${topmost.outerHTML.slice(0, 60)}`)
    }
    return problems

    /** A date field can cut off digits without overflowing. */
    function fullWidth(field: Element) {
      const copy = field.cloneNode()
      if (!(copy instanceof HTMLElement)) return 0
      copy.style.cssText = 'position: absolute; width: max-content'
      field.after(copy)
      const { width } = copy.getBoundingClientRect()
      copy.remove()
      return width
    }

    function isFixed(element: Element) {
      return [element, ...parentsOf(element)].some((part) =>
        /fixed|sticky/.test(getComputedStyle(part).position),
      )
    }

    function isInWindow(x: number, y: number) {
      return x >= 0 && x < innerWidth && y >= 0 && y < innerHeight
    }

    /** Returns whether a scrolling parent hides the element at this height. */
    function isClipped(element: Element, y: number) {
      return parentsOf(element).some((parent) => {
        const { top, bottom } = parent.getBoundingClientRect()
        return getComputedStyle(parent).overflowY === 'auto' && (y < top || y > bottom)
      })
    }

    function parentsOf({ parentElement }: Element): Element[] {
      return parentElement ? [parentElement, ...parentsOf(parentElement)] : []
    }
  })
}
