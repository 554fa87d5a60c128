/** The focus is nowhere, or still in the dialog that has closed. */
export function isFocusLost(): boolean {
  const { activeElement: at } = document
  return !at || at === document.body || at.closest('dialog') !== null
}
