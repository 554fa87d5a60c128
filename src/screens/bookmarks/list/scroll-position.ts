import { stateHere } from '../../../ui/location.ts'

/** Delay before a position is saved, in milliseconds: scrolling changes it in every frame. */
const delay = 200

/** The position that is not saved yet, and its history entry. */
let unsaved: { visit: string; position: number } | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Saves the list's scroll position, separately for each history entry, so that Back restores it.
 * @param position the index of the item at the screen's top edge, with a fraction for part of a row
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
    // Without storage, the list starts at its top.
  }
}

/** A name for the current history entry, the same when the visitor comes back to it. */
function visitName(): string {
  const state = stateHere()
  if ('visit' in state) return `bookmarks ${String(state['visit'])}`
  const visit = Date.now()
  history.replaceState({ ...state, visit }, '')
  return `bookmarks ${visit}`
}
