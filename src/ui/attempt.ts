/** Returns the function's result, or undefined if it throws. For browser APIs that may be blocked, full or busy. */
export function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
