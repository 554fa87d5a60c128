/** How long a new position waits to be saved, in milliseconds: scrolling brings one with each frame. */
const delay = 200

/** What is still to be saved: of which visit, and where. */
let unsaved: { visit: string; position: number } | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Saves where the list is, for each of the browser's history entries: Back leads there.
 * @param position the number of the item at the screen's top edge, in parts of a row besides
 */
export function saveScroll(position: number): void {
  const visit = visitName()
  if (unsaved?.visit !== visit) {
    saveNow()
    timer = setTimeout(saveNow, delay)
    addEventListener('pagehide', saveNow, { once: true })
  }
  unsaved = { visit, position }
}

/** Undefined on a first visit. */
export function savedScroll(): number | undefined {
  saveNow()
  try {
    return Number(sessionStorage.getItem(visitName()) ?? undefined) || undefined
  } catch {
    return undefined
  }
}

function saveNow() {
  if (!unsaved) return
  clearTimeout(timer)
  removeEventListener('pagehide', saveNow)
  const { visit, position } = unsaved
  unsaved = undefined
  try {
    sessionStorage.setItem(visit, String(position))
  } catch {
    // Where the browser saves nothing, the list starts at its top.
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
