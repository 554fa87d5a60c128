import type { Answer, AskService } from './answer.ts'
import { keepEntry, readKept, removeKept } from './kept-entries.ts'

// What the page knows of dates: the latest answer to each, at first the entry kept by an earlier visit.
// - A date is idle until it is shown or looked up ahead. Then it is loading, until success or error.
// - Once it has been left and its look-up has ended, it is idle again: it keeps its answer, but not its
//   error. Each time that it is shown, it is looked up again.
// - Only one look-up runs at a time: the next one aborts it.

/** The state of a date's look-up; `error` is why the last try failed, also while the next one runs. */
export type LookUpState =
  | { status: 'idle' | 'loading' | 'error'; answer: Answer | undefined; error: unknown }
  | { status: 'success'; answer: Answer; error?: undefined }

export function createLookUpCache(ask: AskService) {
  const states = new Map<string, LookUpState>()
  const listeners = new Set<() => void>()
  /** The date whose look-up runs, or that is shown or will be next; `isLeft` while its look-up runs on. */
  let current: { date: string; controller: AbortController; isLeft: boolean } | undefined

  function read(date: string) {
    const state = states.get(date) ?? idle(keptAnswer(date))
    states.set(date, state)
    return state
  }

  function set(date: string, state: LookUpState) {
    states.set(date, state)
    for (const listener of listeners) listener()
  }

  /** @returns a function that unsubscribes */
  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  /**
   * Looks up a date that is shown now, unless that has begun ahead.
   * @returns a function that leaves it
   */
  function show(date: string) {
    if (current?.date === date) current.isLeft = false
    else void lookUp(date)
    return () => {
      if (current?.date !== date) return
      current.isLeft = true
      if (read(date).status !== 'loading') endCurrent()
    }
  }

  /** Looks up a date that is shown, or will be next. */
  async function lookUp(date: string) {
    const signal = begin(date)
    set(date, { ...read(date), status: 'loading' })
    try {
      const answer = await ask(date, signal)
      if (!signal.aborted) finish(date, { status: 'success', answer })
    } catch (error) {
      if (!signal.aborted) finish(date, { status: 'error', answer: read(date).answer, error })
    }
  }

  /** Stores the answer to a date that will be shown next, so that it is not looked up again. */
  function take(date: string, answer: Answer) {
    begin(date)
    finish(date, { status: 'success', answer })
  }

  function begin(date: string) {
    current?.controller.abort()
    if (current && current.date !== date) endCurrent()
    current = { date, controller: new AbortController(), isLeft: false }
    return current.controller.signal
  }

  function finish(date: string, state: LookUpState) {
    set(date, state)
    if (state.status === 'success') updateKept(date, state.answer)
    if (current?.isLeft) endCurrent()
  }

  function endCurrent() {
    if (current) set(current.date, idle(read(current.date).answer))
    current = undefined
  }

  return { read, subscribe, show, lookUp, take }
}

function idle(answer: Answer | undefined): LookUpState {
  return { status: 'idle', answer, error: undefined }
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
