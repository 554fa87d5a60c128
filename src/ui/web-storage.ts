/** Starts all storage keys but `character-keys`, because on GitHub Pages other pages share the origin and its storage. */
export const storagePrefix = 'astronomy-picture-of-the-day/'

/** Returns the function's result, or undefined if it throws. For browser APIs that may be blocked, full or busy. */
export function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
