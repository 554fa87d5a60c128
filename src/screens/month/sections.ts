export type Sections = readonly HTMLElement[]

/** The index of the month at the window's upper third, if it scrolls to `top`. At the page's end, the last. */
export function indexAt(sections: Sections, top: number): number {
  const line = top - scrollY + 0.3 * innerHeight
  const index = sections.findIndex((section) => section.getBoundingClientRect().bottom > line)
  return index < 0 || isPageEnd(top) ? sections.length - 1 : index
}

export function isPageEnd(top: number): boolean {
  return top + innerHeight >= document.documentElement.scrollHeight - 1
}

export function isInWindow(section: HTMLElement): boolean {
  const { top, bottom } = section.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
