/** Starts all storage keys but `character-keys`, because on GitHub Pages other pages share the origin and its storage. */
export const storagePrefix = 'astronomy-picture-of-the-day/'

/** Calls a function that the browser may refuse, such as one that reads storage. @returns undefined if it throws */
export function ifAllowed<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
