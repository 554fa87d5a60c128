/** The text stored under a name; null if there is none or storage is blocked. */
export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** Stores a text; does nothing if storage is full or blocked. */
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

/** The stored names with this beginning, in no order. */
export function storedNames(beginning: string): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(beginning))
  } catch {
    return []
  }
}
