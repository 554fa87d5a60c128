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
