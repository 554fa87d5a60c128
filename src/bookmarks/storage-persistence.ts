/** Asks the browser never to delete the bookmarks when storage runs low, unless it would ask the visitor. */
export async function requestPersistence(): Promise<void> {
  // Firefox asks; other browsers decide silently.
  if (CSS.supports('-moz-appearance', 'none')) return
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist()
  } catch {
    // Missing in some browsers and over plain http.
  }
}
