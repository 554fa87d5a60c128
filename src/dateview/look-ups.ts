import type { Entry } from '../apod/entry.ts'
import type { Answer } from '../service/answer.ts'

/** How the look-up of a date stands. */
interface LookUpState {
  /** The latest answer of this visit. */
  answer?: Answer
  /** Why the last look-up failed. */
  error?: unknown
  isFetching: boolean
}

/** The look-ups of a visit. A date is looked up each time it becomes the shown one. */
export interface LookUps {
  get: (date: string) => LookUpState
  /** Shows the date: looks it up and tells of every change. Returns the way to leave, which cancels. */
  show: (date: string, listener: () => void) => () => void
  /** Looks a shown date up anew. */
  tryAgain: (date: string) => void
}

/** So many dates' answers stay at hand: a year and more to leaf back through, some 2 MB at most. */
const kept = 500

/** A date that nobody shows: showing it begins with a look-up. */
const notShown: LookUpState = { isFetching: true }

/**
 * Keeps the latest answers of a visit, and the requests that are under way.
 * @param onEntry told of each entry that arrives
 */
export function createLookUps(
  lookUp: (date: string, signal: AbortSignal) => Promise<Answer>,
  onEntry: (entry: Entry) => void,
): LookUps {
  const states = new Map<string, LookUpState>()
  const shown = new Map<string, { listener: () => void; leave: AbortController }>()

  function get(date: string) {
    return states.get(date) ?? notShown
  }

  function set(date: string, state: LookUpState) {
    const { answer } = get(date)
    states.delete(date)
    states.set(date, { ...(answer && { answer }), ...state })
    // Those that were set longest ago come first.
    for (const old of states.keys()) {
      if (states.size > kept && !shown.has(old)) states.delete(old)
    }
    shown.get(date)?.listener()
  }

  async function start(date: string, { signal }: AbortController) {
    set(date, { isFetching: true })
    // A turn later, so that a mount that strict mode takes back at once sends nothing.
    await Promise.resolve()
    if (signal.aborted) return
    const outcome = await lookUp(date, signal).then(
      (answer) => ({ answer }),
      (error: unknown) => ({ error }),
    )
    if (signal.aborted) return
    if ('answer' in outcome && outcome.answer.kind === 'entry') onEntry(outcome.answer.entry)
    set(date, { ...outcome, isFetching: false })
  }

  return {
    get,
    show(date, listener) {
      const leave = new AbortController()
      shown.set(date, { listener, leave })
      void start(date, leave)
      return () => {
        leave.abort()
        shown.delete(date)
        set(date, notShown)
      }
    },
    tryAgain(date) {
      const showing = shown.get(date)
      if (!showing || get(date).isFetching) return
      void start(date, showing.leave)
    },
  }
}
