import { earliestDay } from '../../apod/calendar.ts'
import type { Day } from '../../apod/day.ts'
import { nextDay, type NoDay, previousDay, randomDay, type Step } from '../../apod/adjacent-day.ts'
import type { Steps } from '../../ui/PreviousNextButtons.tsx'

/** The steps from the shown day to other days. */
export interface DaySteps extends Steps {
  goToRandomDay: () => void
  goToToday: () => void
}

const sentences: Record<NoDay, string> = {
  'no day': 'That is not a calendar date.',
  first: `The first picture is from ${earliestDay}.`,
  last: 'The next picture comes after midnight in New York.',
}

/** Stays between the first day and today. */
export function dayNavigation(date: string, today: Day, show: (date: string) => void): DaySteps {
  const stepOf = (step: Step) => ({
    go: () => 'day' in step && show(step.day),
    disabledReason: 'reason' in step ? sentences[step.reason] : undefined,
  })
  return {
    noun: 'day',
    previous: stepOf(previousDay(date, today)),
    next: stepOf(nextDay(date, today)),
    goToRandomDay: () => show(randomDay(date, today)),
    goToToday: () => date !== today && show(today),
  }
}
