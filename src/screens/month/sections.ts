/** The list of all months has a section for each, whose id is the month. */
type List = Element | null

/** The month at the window's upper third, if it scrolls to `top`. At the page's end, the last. */
export function monthAt(list: List, top = scrollY): string {
  const line = top - scrollY + 0.3 * innerHeight
  const sections = isPageEnd(top) ? [] : [...(list?.children ?? [])]
  const section = sections.find((item) => item.getBoundingClientRect().bottom > line)
  return (section ?? list?.lastElementChild)?.id ?? ''
}

export function isPageEnd(top = scrollY): boolean {
  return top + innerHeight >= document.documentElement.scrollHeight - 1
}

/** The months in the window, or at most `distance` px from it. */
export function monthsWithin(list: List, distance: number): string[] {
  const isNear = (section: Element) => {
    const { top, bottom } = section.getBoundingClientRect()
    return bottom > -distance && top < innerHeight + distance
  }
  return [...(list?.children ?? [])].filter(isNear).map(({ id }) => id)
}

export function goToMonth(month: string, behavior: ScrollBehavior = 'instant') {
  document.getElementById(month)?.scrollIntoView({ behavior })
}
