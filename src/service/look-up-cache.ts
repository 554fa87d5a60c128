import type { Entry } from '../apod/entry.ts'
import type { Answer } from './answer.ts'

/** How the look-up of a date stands; `answer` is the latest that is known of it. */
export type LookUpState =
  | { status: 'loading'; answer: Answer | undefined }
  | { status: 'success'; answer: Answer }
  | { status: 'error'; answer: Answer | undefined; error: unknown }

/** The look-ups of a visit. A date is looked up each time it becomes the shown one. */
export interface LookUpCache {
  get: (date: string) => LookUpState
  /** Looks a date up before it is shown; showing it claims the answer, showing another cancels it. */
  prefetch: (date: string) => Promise<Answer>
  /**
   * Shows the date: looks it up and reports every change.
   * @returns a function that stops showing it and cancels its request
   */
  show: (date: string, listener: () => void) => () => void
  /** Looks a shown date up again. */
  tryAgain: (date: string) => void
  /** Calls one listener with each entry that arrives for a shown date. */
  onEntry: (listener: (entry: Entry) => void) => void
}

/** Maximum number of cached answers: more than a year to go back through, some 2 MB at most. */
const maxAnswers = 500

/** What is kept from one visit to the next. */
export interface KeptEntries {
  readKept: (date: string) => Entry | undefined
  keepEntry: (entry: Entry) => void
  removeKept: (date: string) => void
}

/** Keeps the latest answers of a visit, and the requests that are under way. */
export function createLookUpCache(
  lookUp: (date: string, signal: AbortSignal) => Promise<Answer>,
  keptEntries: KeptEntries,
): LookUpCache {
  const states = new Map<string, LookUpState>()
  const shown = new Map<string, { listener: () => void; controller: AbortController }>()
  let entryListener: ((entry: Entry) => void) | undefined
  let early: { date: string; answer: Promise<Answer>; controller: AbortController } | undefined

  function get(date: string) {
    return states.get(date) ?? put(date, { status: 'loading', answer: keptAnswer(date) })
  }

  function keptAnswer(date: string): Answer | undefined {
    const entry = keptEntries.readKept(date)
    return entry && { kind: 'entry', entry }
  }

  function put(date: string, state: LookUpState) {
    states.delete(date)
    states.set(date, state)
    // Those that were stored longest ago come first.
    for (const old of states.keys()) {
      if (states.size > maxAnswers && !shown.has(old)) states.delete(old)
    }
    return state
  }

  function set(date: string, state: LookUpState) {
    put(date, state)
    shown.get(date)?.listener()
  }

  async function start(date: string, { signal }: AbortController) {
    set(date, { status: 'loading', answer: get(date).answer })
    // Wait a turn: strict mode unmounts at once what it mounts first, and that should send nothing.
    await Promise.resolve()
    if (signal.aborted) return
    try {
      const answer = await (claim(date, signal) ?? lookUp(date, signal))
      if (signal.aborted) return
      if (answer.kind === 'entry') entryListener?.(answer.entry)
      set(date, { status: 'success', answer })
      updateKept(date, answer)
    } catch (error) {
      if (!signal.aborted) set(date, { status: 'error', answer: get(date).answer, error })
    }
  }

  function updateKept(date: string, answer: Answer) {
    if (answer.kind === 'entry') {
      // In its outages the service has answered every date with one old entry.
      if (answer.entry.date === date) keptEntries.keepEntry(answer.entry)
    } else if (answer.code === 404 || answer.code === 400) keptEntries.removeKept(date)
  }

  function claim(date: string, signal: AbortSignal) {
    const claimed = early
    early = undefined
    if (claimed?.date !== date) {
      claimed?.controller.abort()
      return undefined
    }
    signal.addEventListener('abort', () => claimed.controller.abort(signal.reason))
    return claimed.answer
  }

  return {
    get,
    prefetch(date) {
      const controller = new AbortController()
      const answer = lookUp(date, controller.signal)
      early = { date, answer, controller }
      return answer
    },
    show(date, listener) {
      const controller = new AbortController()
      shown.set(date, { listener, controller })
      void start(date, controller)
      return () => {
        controller.abort()
        shown.delete(date)
        set(date, { status: 'loading', answer: get(date).answer })
      }
    },
    tryAgain(date) {
      const showing = shown.get(date)
      if (showing && get(date).status !== 'loading') void start(date, showing.controller)
    },
    onEntry: (listener) => void (entryListener = listener),
  }
}
