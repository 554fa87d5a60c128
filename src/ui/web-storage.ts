/** Prefix of all names, because other pages of the origin, as on GitHub Pages, share the storage. */
export const storagePrefix = 'astronomy-picture-of-the-day/'

/** Calls a function that the browser may refuse. The page works without storage. @returns undefined if it throws */
export function ifAllowed<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
