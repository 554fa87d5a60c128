let saidOfReading = false

/**
 * Shows the visitor why an action on the bookmarks failed.
 * @param what a sentence that names the action
 */
export function alertFailure(error: unknown, what = 'Your bookmarks could not be changed.') {
  // The specification asks for the browser's own alert.
  // oxlint-disable-next-line no-alert
  alert(`${what} ${errorText(error)}`)
}

/** Shows the visitor, once a visit, why the bookmarks can't be read. */
export function alertReadingFailure(error: unknown) {
  if (saidOfReading) return
  saidOfReading = true
  // oxlint-disable-next-line no-alert
  alert(`Your bookmarks could not be read. ${errorText(error)}`)
}

function errorText(error: unknown) {
  const text = said(error)
  // A script failed to load: Firefox and Safari request it again only after a reload.
  return text.includes(' module') ? `${text} – if this goes on, reload the page.` : text
}

/** The error as text, with its name only once: some messages start with it. */
function said(error: unknown) {
  return error instanceof Error && error.message.startsWith(error.name)
    ? error.message
    : String(error)
}
