/** What was begun before anyone asked for it, held for whoever asks first. */
export interface Begun<T> {
  /** What it was begun for. */
  key: string
  result: Promise<T>
  leave: AbortController
}

export function begin<T>(key: string, start: (signal: AbortSignal) => Promise<T>): Begun<T> {
  const leave = new AbortController()
  const result = start(leave.signal)
  // Whoever takes it over says what happened.
  result.catch(() => {})
  return { key, result, leave }
}

/** Takes over what was begun for the same key; leaves what was begun for another, and starts anew. */
export async function takeOver<T>(
  begun: Begun<T> | undefined,
  key: string,
  signal: AbortSignal,
  start: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (begun?.key !== key) {
    begun?.leave.abort()
    return start(signal)
  }
  signal.addEventListener('abort', () => begun.leave.abort(signal.reason), { once: true })
  return begun.result
}
