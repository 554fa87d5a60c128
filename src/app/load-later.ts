let hasFailed = false

/**
 * Loads the parts that a first picture does without. After a failure it can be called again.
 * @param isAsked whether the visitor asked for it
 * @throws the browser's error
 */
export async function loadLater(isAsked = true) {
  const isRepeated = isAsked && hasFailed
  try {
    return await import('./later.ts')
  } catch (error) {
    // Firefox and Safari remember a failure until the page is reloaded, which needs a network.
    if (isRepeated && navigator.onLine) location.reload()
    hasFailed ||= isAsked
    throw error
  }
}
