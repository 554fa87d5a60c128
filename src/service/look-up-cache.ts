import type { Answer, LookUp } from './answer.ts'
import { keepEntry, readKept, removeKept } from './kept-entries.ts'

/**
 * The state of a date's look-up: its latest known answer, and why the last try failed, also while the
 * next one runs.
 */
export type LookUpState =
  | { status: 'loading' | 'error'; answer: Answer | undefined; error: unknown }
  | { status: 'success'; answer: Answer; error?: undefined }

/**
 * The look-ups of a visit: the latest answers, and the running request. Each time a date is shown, it
 * is looked up.
 */
export function createLookUpCache(ask: LookUp) {
  const slots = new Map<string, LookUpState>()
  const listeners = new Set<() => void>()
  /** The look-up of the date shown last; it continues when the visitor leaves that date. */
  let current: { date: string; controller: AbortController; isLeft: boolean } | undefined

  function read(date: string) {
    return slots.get(date) ?? put(date, notLookedUp(keptAnswer(date)))
  }

  function put(date: string, state: LookUpState) {
    slots.set(date, state)
    return state
  }

  function set(date: string, state: LookUpState) {
    put(date, state)
    for (const listener of listeners) listener()
  }

  /** Looks up a date, which is the shown one from now on, and cancels another date's look-up. */
  async function lookUp(date: string) {
    current?.controller.abort()
    const controller = new AbortController()
    const { signal } = controller
    current = { date, controller, isLeft: false }
    set(date, { ...read(date), status: 'loading' })
    try {
      const answer = await ask(date, signal)
      if (signal.aborted) return
      set(date, { status: 'success', answer })
      updateKept(date, answer)
    } catch (error) {
      if (signal.aborted) return
      set(date, { status: 'error', answer: read(date).answer, error })
    }
    if (current.isLeft) forget(date)
  }

  /**
   * Looks up a date, unless it is the shown one already, and reports every change.
   * @returns a function that unsubscribes
   */
  function subscribe(date: string, listener: () => void) {
    listeners.add(listener)
    if (current?.date === date) current.isLeft = false
    else void lookUp(date)
    return () => {
      listeners.delete(listener)
      leave(date)
    }
  }

  /** The date is no longer shown; when it is again, it is looked up again. A running look-up continues. */
  function leave(date: string) {
    if (current?.date !== date) return
    current.isLeft = true
    if (read(date).status !== 'loading') forget(date)
  }

  function forget(date: string) {
    current = undefined
    put(date, notLookedUp(read(date).answer))
  }

  return { read, subscribe, lookUp, leave }
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
