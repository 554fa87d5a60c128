/**
 * Moves the focus from a card that goes to the same button of the next card, or of the one before.
 * @param button the button that has the focus, in an item of a list
 * @returns whether there is one
 */
export function focusNeighbour(button: HTMLElement): boolean {
  const item = button.closest('li')
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling
  const label = button.getAttribute('aria-label')
  const other = neighbour?.querySelector<HTMLElement>(`button[aria-label="${label}"]`)
  // It stands a row lower than it will in a moment: the page is not to follow it there.
  other?.focus({ preventScroll: true })
  return Boolean(other)
}
