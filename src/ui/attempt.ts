/** Returns the function's result, or undefined if it throws. For browser APIs that may be blocked, full or busy. */
export function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
