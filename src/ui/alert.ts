/** Uses the browser's own alert, which none of the page's dialogs can cover. */
export function alertError(sentence: string, error: unknown) {
  const text = error instanceof Error && error.message !== '' ? error.message : String(error)
  alert(`${sentence} ${text}`)
}
