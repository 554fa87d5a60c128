/**
 * Shows the visitor why an action on the bookmarks failed.
 * @param what a sentence that names the action
 */
export function alertFailure(error: unknown, what = 'Your bookmarks could not be changed.') {
  // The specification asks for the browser's own alert.
  alert(`${what} ${errorText(error)}`)
}

/** The error as text, with its name only once: some messages start with it. */
function errorText(error: unknown) {
  return error instanceof Error && error.message.startsWith(error.name)
    ? error.message
    : String(error)
}
