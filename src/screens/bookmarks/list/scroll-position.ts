/**
 * Saves the scroll position for each history entry, so that Back returns to it.
 * The position is the index of the item at the screen's top, plus a fraction of a row.
 */
export function saveScroll(place: number): void {
  try {
    sessionStorage.setItem(visitName(), String(place))
  } catch {
    // Without storage the list starts at the top.
  }
}

/** Undefined on a first visit. */
export function savedScroll(): number | undefined {
  try {
    return Number(sessionStorage.getItem(visitName()) ?? undefined) || undefined
  } catch {
    return undefined
  }
}

/** An id of the current history entry, the same when the visitor returns to it. */
function visitName(): string {
  const state: unknown = history.state
  const known = typeof state === 'object' && state ? state : {}
  if ('visit' in known) return `bookmarks ${String(known.visit)}`
  const visit = Date.now()
  history.replaceState({ ...known, visit }, '')
  return `bookmarks ${visit}`
}
