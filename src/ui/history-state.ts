/** What a history entry remembers, also over a reload and when the visitor comes back to it. */
interface HistoryState {
  /** For how many open dialogs it was made. */
  dialogs?: number
  /** Names the list's scroll position in the session's storage. */
  scrollName?: number
  /** The day that its address without a date showed. */
  shownDay?: string
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
