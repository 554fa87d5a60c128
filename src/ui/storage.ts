/** The start of storage keys, because on GitHub Pages other pages share the origin and its storage. */
export const storagePrefix = 'astronomy-picture-of-the-day/'

/** Returns undefined if the function throws. For browser APIs that may be blocked, full or busy. */
export function ignoreErrors<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
