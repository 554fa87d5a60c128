/** What the browser's local storage has under a name; null where it has nothing or is blocked. */
export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** Stores a text, or nothing at all where the storage is full or blocked. */
export function store(name: string, text: string) {
  try {
    localStorage.setItem(name, text)
  } catch {
    // The page works without it.
  }
}

export function removeStored(name: string) {
  try {
    localStorage.removeItem(name)
  } catch {
    // As above.
  }
}

/** The names that begin so, in no order. */
export function storedNames(beginning: string): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(beginning))
  } catch {
    return []
  }
}
