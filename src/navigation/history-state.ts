/** What a history entry remembers, also over a reload and when the visitor comes back to it. */
export interface HistoryState {
  /** How many dialogs are open here. */
  dialogs?: number
  /** The name that this entry shares with those of the dialogs opened from it. */
  place?: number
  /** The day that its address without a date showed. */
  shownDay?: string | undefined
  /** How many pages of found pictures are shown; one, if it is undefined. */
  pages?: number
  /** The day that was opened from a month's wall or found pictures: its tile has the focus after Back. */
  openedDay?: string
}

/** The state of the current history entry. */
export function historyState(): HistoryState {
  const state: HistoryState | null = history.state
  return state ?? {}
}

/** Adds to the state of the current history entry, at once: it is about what is shown there now. */
export function rememberHere(changes: HistoryState) {
  history.replaceState({ ...historyState(), ...changes }, '')
}

/** The name of the current history entry's place, which it is given if it has none. */
export function ensurePlaceName(): number {
  const { place = Math.random() } = historyState()
  rememberHere({ place })
  return place
}
