let saidOfReading = false

/**
 * Tells the visitor why an action on the bookmarks failed.
 * @param what the sentence that says which
 */
export function alertFailure(error: unknown, what = 'Your bookmarks could not be changed.') {
  // The specification asks for the browser's own alert.
  // oxlint-disable-next-line no-alert
  alert(`${what} ${textOf(error)}`)
}

/** Tells the visitor, once in a visit, why the bookmarks can't be read. */
export function alertReadingFailure(error: unknown) {
  if (saidOfReading) return
  saidOfReading = true
  // oxlint-disable-next-line no-alert
  alert(`Your bookmarks could not be read. ${textOf(error)}`)
}

function textOf(error: unknown) {
  const text = said(error)
  // A part of the program that did not arrive: Firefox and Safari ask for it again only after a reload.
  return text.includes(' module') ? `${text} – if this goes on, reload the page.` : text
}

/** The error as the browser puts it, whose name is said once: some messages start with it, too. */
function said(error: unknown) {
  return error instanceof Error && error.message.startsWith(error.name)
    ? error.message
    : String(error)
}
