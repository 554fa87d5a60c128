/** True if nothing has the focus, or the focus is still in a closed dialog. */
export function isFocusLost(): boolean {
  const { activeElement: at } = document
  return !at || at === document.body || at.closest('dialog:not([open])') !== null
}
