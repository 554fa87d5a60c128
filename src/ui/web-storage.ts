/**
 * Begins the names of what the page keeps in local and in session storage, and of its channel. Other pages of the same
 * origin, such as a user's other projects on GitHub Pages, have theirs there, too.
 */
export const storagePrefix = 'astronomy-picture-of-the-day/'

/** Null where the browser refuses: the page works with storage that is full or blocked. */
export function ifAllowed<T>(act: () => T): T | null {
  try {
    return act()
  } catch {
    return null
  }
}
