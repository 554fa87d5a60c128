let hasFailed = false

/**
 * Loads the parts that a first picture does without. After a failure it can be called again.
 * @throws the browser's error
 */
export async function loadLater() {
  try {
    return await import('./later.ts')
  } catch (error) {
    // Firefox and Safari remember a failure until the page is reloaded, which needs a network.
    if (hasFailed && navigator.onLine) location.reload()
    hasFailed = true
    throw error
  }
}
