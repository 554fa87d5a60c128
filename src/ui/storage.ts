/** The start of all storage keys except `character-keys`, because on GitHub Pages other pages share the origin and its storage. */
export const storagePrefix = 'astronomy-picture-of-the-day/'

/** Returns the function's result, or undefined if it throws. For browser APIs that may be blocked, full or busy. */
export function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
