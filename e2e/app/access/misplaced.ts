import type { Page } from '../../fixtures/app.ts'

/** What is cut off, what is covered, and whether the page scrolls sideways. */
export function misplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const list: string[] = []
    const { clientWidth } = document.documentElement
    for (const box of document.querySelectorAll('html, [data-kind=dialog]'))
      if (box.scrollWidth > box.clientWidth) list.push(`scrolls sideways: ${box.tagName}`)
    const front = [...document.querySelectorAll('dialog')].findLast(({ open }) => open) ?? document
    const parts = 'h1, h2, h3, p, a, button, input, select, textarea, label'
    const seen = [...front.querySelectorAll(parts)]
      .filter((each) => !each.closest('.ui-visually-hidden, iframe') && each.checkVisibility())
      .filter((each) => !/inset\(50%\)/.test(getComputedStyle(each).clipPath))
    for (const each of seen) {
      const name = each.outerHTML.slice(0, 100)
      const { left, right, top, bottom, width, height } = each.getBoundingClientRect()
      if (width === 0 || bottom < 0 || top > innerHeight) continue
      const isAboveAll = front === document && top + scrollY < -1
      if (left < -1 || right > clientWidth + 1 || isAboveAll) list.push(`outside: ${name}`)
      if (each.matches('[type=date]') && width < fullWidth(each) - 1) list.push(`cut: ${name}`)
      // A search field scrolls what is typed.
      const hides = getComputedStyle(each).overflowX !== 'visible' && !each.matches('[type=search]')
      if (hides && each.scrollWidth > each.clientWidth + 1) list.push(`cut: ${name}`)
      // A title of fifty letters is whole from a usual phone on.
      const isShort = each.matches('h2') && each.textContent.length <= 50 && innerWidth >= 375
      const text = isShort && each.querySelector('.ui-clamped')
      if (text && text.scrollHeight > text.clientHeight + 1) list.push(`cut: ${name}`)
      // In a dialog they fade below its buttons, and a message takes no presses.
      const lines = front === document && !each.closest('.ui-messages') ? linesOf(each) : []
      const veil = lines.map((line) => veilOver(each, line)).find(Boolean)
      if (veil) list.push(`shows through ${veil.outerHTML.slice(0, 60)}: ${name}`)
      // Nothing may cover the middle of a control.
      const [x, y] = [left + width / 2, top + height / 2]
      const isControl = each.matches('a, button, input, select, textarea')
      const above = isControl && isIn(x, y) && document.elementFromPoint(x, y)
      if (!above || each.contains(above) || above.contains(each) || isClipped(each, y)) continue
      // Content may scroll under fixed elements, but these never cover one another.
      const mayCover = isFixed(above) && (front !== document || !isFixed(each))
      if (!mayCover) list.push(`covered: ${name} by ${above.outerHTML.slice(0, 60)}`)
    }
    return list

    /** The lines of words that are seen. */
    function linesOf(each: Element) {
      return [each, ...each.querySelectorAll('*')].flatMap((part) => {
        const isSeen = !/inset/.test(getComputedStyle(part).clipPath)
        const texts = [...part.childNodes].filter((node) => isSeen && node instanceof Text)
        const box = (part.closest('.ui-clamped') ?? part).getBoundingClientRect()
        return texts.flatMap((text) => {
          const range = document.createRange()
          range.selectNode(text)
          return [...range.getClientRects()].filter(({ bottom }) => bottom < box.bottom + 2)
        })
      })
    }

    /** What lies on a line of words without hiding it: these may scroll under a bar, and not show through a button. */
    function veilOver(each: Element, { left, top, width, height }: DOMRect) {
      for (let eighth = 1; eighth < 8; eighth += 1) {
        const [x, y] = [left + (width * eighth) / 8, top + height / 2]
        const above = isIn(x, y) && !isClipped(each, y) && document.elementFromPoint(x, y)
        if (!above || each.contains(above) || above.contains(each)) continue
        const grounds = [above, ...parentsOf(above)].filter((ground) => !ground.contains(each))
        const colours = grounds.map((ground) => getComputedStyle(ground).backgroundColor)
        if (colours.every((colour) => /rgba|\//.test(colour))) return above
      }
      return undefined
    }

    /** A date field hides digits without saying that it does. */
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

    function isIn(x: number, y: number) {
      return x >= 0 && x < innerWidth && y >= 0 && y < innerHeight
    }

    /** Whether its scrolling parent hides it. */
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
