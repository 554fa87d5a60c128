/** The text stored under a name; null if there is none or storage is blocked. */
export function readStored(name: string): string | null {
  return ifAllowed(() => localStorage.getItem(name))
}

/** Stores a text; does nothing if storage is full or blocked. */
export function storeText(name: string, text: string) {
  ifAllowed(() => localStorage.setItem(name, text))
}

export function removeStored(name: string) {
  ifAllowed(() => localStorage.removeItem(name))
}

/** The stored names with this beginning, in no order. */
export function storedNames(beginning: string): string[] {
  const names = ifAllowed(() => Object.keys(localStorage)) ?? []
  return names.filter((name) => name.startsWith(beginning))
}

/** Null where the browser refuses: the page works without it. */
function ifAllowed<T>(act: () => T): T | null {
  try {
    return act()
  } catch {
    return null
  }
}
