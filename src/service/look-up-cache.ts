/** The state of one key's look-up; `error` is why the last try failed, also while the next one runs. */
export type LookUpState<Answer> =
  | { status: 'idle' | 'loading' | 'error'; answer: Answer | undefined; error: unknown }
  | { status: 'success'; answer: Answer; error?: undefined }

interface LookUpCacheOptions<Key, Answer> {
  /** Looks a key up. It rejects where there is no answer, or once the signal has aborted. */
  ask: (key: Key, signal: AbortSignal) => Promise<Answer>
  /** Where answers outlive the visit. */
  kept?: {
    read: (key: Key) => Answer | undefined
    update: (key: Key, answer: Answer) => void
  }
  /** How many answers without viewers are remembered; the oldest go first. */
  maximum?: number
  /** A key with a remembered answer is not asked again. */
  asksOnce?: boolean
}

interface Slot<Answer> {
  state: LookUpState<Answer>
  viewers: number
  controller?: AbortController
}

/**
 * What the page knows of one kind of thing, by key: the latest answer to each key, at first the kept one.
 *
 * A key is looked up when its first viewer comes, unless that was done ahead. When its last viewer has
 * left, its look-up is aborted and it is idle again: it keeps its answer, but not its error.
 */
export function createLookUpCache<Key extends string, Answer>({
  ask,
  kept,
  maximum = Infinity,
  asksOnce = false,
}: LookUpCacheOptions<Key, Answer>) {
  const slots = new Map<Key, Slot<Answer>>()
  const listeners = new Set<() => void>()

  function readState(key: Key): LookUpState<Answer> {
    return slotOf(key).state
  }

  /** @returns a function that unsubscribes */
  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  /** @returns a function to call once, when the viewer leaves */
  function watch(key: Key) {
    const slot = slotOf(key)
    slot.viewers += 1
    const isKnown = asksOnce && slot.state.answer !== undefined
    if (slot.state.status === 'idle' && !isKnown) void lookUp(key)
    return () => {
      slot.viewers -= 1
      // React's strict mode leaves and comes back at once, and so does a screen that hands a key over.
      queueMicrotask(() => slot.viewers === 0 && endWatch(key, slot))
    }
  }

  /** Looks a key up: again for its viewers, or ahead of the first one. */
  async function lookUp(key: Key) {
    const slot = slotOf(key)
    slot.controller?.abort()
    const { signal } = (slot.controller = new AbortController())
    changeState(slot, { ...slot.state, status: 'loading' })
    try {
      const answer = await ask(key, signal)
      if (signal.aborted) return
      changeState(slot, { status: 'success', answer })
      kept?.update(key, answer)
    } catch (error) {
      if (!signal.aborted) changeState(slot, { status: 'error', answer: slot.state.answer, error })
    }
  }

  function slotOf(key: Key) {
    const slot = slots.get(key) ?? { state: idle(kept?.read(key)), viewers: 0 }
    slots.set(key, slot)
    return slot
  }

  function endWatch(key: Key, slot: Slot<Answer>) {
    slot.controller?.abort()
    changeState(slot, idle(slot.state.answer))
    // The map's order is the order in which the keys were left.
    slots.delete(key)
    slots.set(key, slot)
    const left = [...slots].filter(([, { viewers, state }]) => !viewers && state.status === 'idle')
    for (const [oldest] of left.slice(0, Math.max(0, left.length - maximum))) slots.delete(oldest)
  }

  function changeState(slot: Slot<Answer>, state: LookUpState<Answer>) {
    slot.state = state
    for (const listener of listeners) listener()
  }

  return { readState, subscribe, watch, lookUp }
}

export type LookUpCache<Key extends string, Answer> = ReturnType<
  typeof createLookUpCache<Key, Answer>
>

function idle<Answer>(answer: Answer | undefined): LookUpState<Answer> {
  return { status: 'idle', answer, error: undefined }
}
