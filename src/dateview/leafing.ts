import type { Day } from '../apod/day.ts'
import { nextDay, previousDay, randomDay, type Step } from '../apod/leaf.ts'

/** The days to leaf to from the shown one. */
export interface Leafing {
  previous: Step
  next: Step
  /** Shows the step's day, if it leads to one. */
  go: (step: Step) => void
  goAnywhere: () => void
}

/** Not past today, nor before the first day. */
export function leafingFrom(date: string, today: Day, show: (date: string) => void): Leafing {
  return {
    previous: previousDay(date, today),
    next: nextDay(date, today),
    go: (step) => 'day' in step && show(step.day),
    goAnywhere: () => show(randomDay(date, today)),
  }
}
