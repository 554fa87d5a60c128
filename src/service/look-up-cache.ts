import type { Answer, AskService } from './answer.ts'
import { keepEntry, readKept, removeKept } from './kept-entries.ts'

// What the page knows of dates: the latest answer to each, at first the entry kept by an earlier visit.
// Each subscription looks its date up, unless `lookUp` or `take` has already been called for it. After
// unsubscribing, a running look-up continues until another date is looked up. Then its answer stays, but
// not its failure.

/**
 * The state of a date's look-up: its latest known answer, and why the last try failed, also while the
 * next one runs. A date that is not shown counts as loading: that starts when it is shown.
 */
export type LookUpState =
  | { status: 'loading' | 'error'; answer: Answer | undefined; error: unknown }
  | { status: 'success'; answer: Answer; error?: undefined }

export function createLookUpCache(ask: AskService) {
  const slots = new Map<string, LookUpState>()
  const listeners = new Set<() => void>()
  /** The last look-up, running or done; none once its date has been left and it is done. */
  let last: { date: string; controller: AbortController; isLeft: boolean } | undefined

  function read(date: string) {
    const state = slots.get(date) ?? notLookedUp(keptAnswer(date))
    slots.set(date, state)
    return state
  }

  function set(date: string, state: LookUpState) {
    slots.set(date, state)
    for (const listener of listeners) listener()
  }

  /** Looks up the shown date, or the one that will be shown next. */
  async function lookUp(date: string) {
    const signal = begin(date)
    set(date, { ...read(date), status: 'loading' })
    try {
      const answer = await ask(date, signal)
      if (!signal.aborted) end(date, { status: 'success', answer })
    } catch (error) {
      if (!signal.aborted) end(date, { status: 'error', answer: read(date).answer, error })
    }
  }

  /** Stores the answer to the date that will be shown next, so that it is not looked up again. */
  function take(date: string, answer: Answer) {
    begin(date)
    end(date, { status: 'success', answer })
  }

  function begin(date: string) {
    last?.controller.abort()
    if (last && last.date !== date) markNotLookedUp(last.date)
    last = { date, controller: new AbortController(), isLeft: false }
    return last.controller.signal
  }

  function end(date: string, state: LookUpState) {
    set(date, state)
    if (state.status === 'success') updateKept(date, state.answer)
    if (last?.isLeft) markNotLookedUp(date)
  }

  /**
   * Shows a date, and reports every change.
   * @returns a function that leaves it
   */
  function subscribe(date: string, listener: () => void) {
    listeners.add(listener)
    if (last?.date === date) last.isLeft = false
    else void lookUp(date)
    return () => {
      listeners.delete(listener)
      if (last?.date !== date) return
      last.isLeft = true
      if (read(date).status !== 'loading') markNotLookedUp(date)
    }
  }

  function markNotLookedUp(date: string) {
    last = undefined
    set(date, notLookedUp(read(date).answer))
  }

  return { read, subscribe, lookUp, take }
}

function notLookedUp(answer: Answer | undefined): LookUpState {
  return { status: 'loading', answer, error: undefined }
}

function keptAnswer(date: string): Answer | undefined {
  const entry = readKept(date)
  return entry && { kind: 'entry', entry }
}

function updateKept(date: string, answer: Answer) {
  if (answer.kind === 'entry') {
    // During outages the service has sent the same old entry for every date.
    if (answer.entry.date === date) keepEntry(answer.entry)
  } else if (answer.code === 404 || answer.code === 400) removeKept(date)
}
