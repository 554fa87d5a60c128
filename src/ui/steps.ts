import type { Shortcut } from './shortcuts.ts'

/** A step to the previous or the next item. */
export interface Step {
  /** Does nothing if the step is not possible, unless `useStepReasons` has it say why. */
  go: () => void
  /** Why the step is not possible; undefined if it is. */
  disabledReason: string | undefined
}

/** The steps to the previous and the next item. */
export interface Steps {
  previous: Step
  next: Step
  /** What the steps go through, as in 'Previous day'. */
  noun: string
}

/** The keys of steps: to the previous or next day, and in an open entry of a list through that. */
export const stepShortcuts: readonly Shortcut<Steps>[] = [
  {
    key: 'ArrowLeft',
    keycap: '←',
    label: 'Previous day (also in the open entry)',
    run: ({ previous }) => previous.go(),
  },
  {
    key: 'ArrowRight',
    keycap: '→',
    label: 'Next day (also in the open entry)',
    run: ({ next }) => next.go(),
  },
]
