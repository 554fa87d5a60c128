/** Begins all names: other pages of the origin, such as other projects on GitHub Pages, store theirs there. */
export const storagePrefix = 'astronomy-picture-of-the-day/'

/** Undefined where the browser refuses: the page works with storage that is full or blocked. */
export function ifAllowed<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
