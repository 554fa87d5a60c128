import {
  type DayResult,
  earliestDay,
  neighbourDay,
  type NoDay,
  randomDay,
} from '../apod/calendar.ts'
import type { Day } from '../apod/day.ts'
import type { Steps } from '../ui/steps.tsx'

/** The steps from the shown day to other days. */
export interface DaySteps extends Steps {
  goToRandomDay: () => void
  goToToday: () => void
}

/** Where a step leads from a date. */
export type DayFrom = (date: string) => DayResult

const sentences: Record<NoDay, string> = {
  'no day': 'That is not a calendar date.',
  first: `The first picture is from ${earliestDay}.`,
  last: 'A new picture comes at midnight in New York.',
}

/**
 * Stays between the first day and today.
 * @param date the one on the screen, which says where no step is possible
 * @param go takes a step from the date where the visitor is by then
 */
export function daySteps(date: string, today: Day, go: (dayFrom: DayFrom) => void): DaySteps {
  function stepTo(days: 1 | -1) {
    const step = neighbourDay(date, days, today)
    return {
      go: () => go((from) => neighbourDay(from, days, today)),
      disabledReason: 'reason' in step ? sentences[step.reason] : undefined,
    }
  }
  return {
    noun: 'day',
    previous: stepTo(-1),
    next: stepTo(1),
    goToRandomDay: () => go((from) => ({ day: randomDay(from, today) })),
    goToToday: () => go(() => ({ day: today })),
  }
}
