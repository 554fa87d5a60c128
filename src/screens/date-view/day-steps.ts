import { earliestDay, nextDay, type NoDay, previousDay, randomDay } from '../../apod/calendar.ts'
import type { Day } from '../../apod/day.ts'
import type { Steps } from '../../ui/PreviousNextButtons.tsx'

/** The steps from the shown day to other days. */
export interface DaySteps extends Steps {
  goToRandomDay: () => void
  goToToday: () => void
}

/** Where a step leads from a date; undefined if nowhere. */
export type DayFrom = (date: string) => Day | undefined

const sentences: Record<NoDay, string> = {
  'no day': 'That is not a calendar date.',
  first: `The first picture is from ${earliestDay}.`,
  last: 'A new picture comes at midnight in New York.',
}

/** Stays between the first day and today. */
export function daySteps(date: string, today: Day, go: (dayFrom: DayFrom) => void): DaySteps {
  function stepOf(stepFrom: typeof nextDay) {
    const step = stepFrom(date, today)
    const dayFrom = (from: string) => {
      const reached = stepFrom(from, today)
      return 'day' in reached ? reached.day : undefined
    }
    return {
      go: () => 'day' in step && go(dayFrom),
      disabledReason: 'reason' in step ? sentences[step.reason] : undefined,
    }
  }
  return {
    noun: 'day',
    previous: stepOf(previousDay),
    next: stepOf(nextDay),
    goToRandomDay() {
      const day = randomDay(date, today)
      go(() => day)
    },
    goToToday: () => date !== today && go(() => today),
  }
}
