/**
 * Moves the focus from a removed card to the same button of the next card, or the previous one.
 * @param button the button that has the focus, in an item of a list
 * @returns whether there is one
 */
export function focusNeighbour(button: HTMLElement): boolean {
  const item = button.closest('li')
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling
  const label = button.getAttribute('aria-label')
  const other = neighbour?.querySelector<HTMLElement>(`button[aria-label="${label}"]`)
  // It is about to move up a row: do not scroll to it.
  other?.focus({ preventScroll: true })
  return Boolean(other)
}
