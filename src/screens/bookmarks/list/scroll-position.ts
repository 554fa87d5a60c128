/**
 * Where the list was left, for each of the browser's history entries: Back leads there.
 * The place is the number of the item at the screen's top edge, in parts of a row besides.
 */
export function saveScroll(place: number): void {
  try {
    sessionStorage.setItem(visitName(), String(place))
  } catch {
    // Where the browser keeps nothing, the list begins at its top.
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

/** Names the history entry that the page is at, the same when the visitor comes back to it. */
function visitName(): string {
  const state: unknown = history.state
  const known = typeof state === 'object' && state ? state : {}
  if ('visit' in known) return `bookmarks ${String(known.visit)}`
  const visit = Date.now()
  history.replaceState({ ...known, visit }, '')
  return `bookmarks ${visit}`
}
