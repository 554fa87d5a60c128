/**
 * Shows the visitor why an action on the bookmarks failed, by the browser's own alert, as specified.
 * @param what a sentence that names the action
 */
export function alertFailure(error: unknown, what = 'Your bookmarks could not be changed.') {
  alert(`${what} ${String(error)}`)
}
