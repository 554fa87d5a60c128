/**
 * Begins the names of what the page keeps in local and in session storage, and of its channel. Other pages of the same
 * origin, such as a user's other projects on GitHub Pages, have theirs there, too.
 */
export const storagePrefix = 'astronomy-picture-of-the-day/'

export function readStored(name: string): string | null {
  return ifAllowed(() => localStorage.getItem(storagePrefix + name))
}

/** Stores a text; does nothing if storage is full or blocked. */
export function storeText(name: string, text: string) {
  ifAllowed(() => localStorage.setItem(storagePrefix + name, text))
}

/** Null where the browser refuses: the page works without storage. */
export function ifAllowed<T>(act: () => T): T | null {
  try {
    return act()
  } catch {
    return null
  }
}
