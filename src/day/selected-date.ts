import {
  type Neighbour,
  earliestDay,
  neighbourDay,
  type NoNeighbourReason,
  randomDay,
  todayInNewYork,
} from '../apod/calendar.ts'
import type { Day } from '../apod/day.ts'
import { dateOf, parseAddress } from '../navigation/address.ts'
import { pathOf } from '../navigation/path-of.ts'
import { goTo } from '../navigation/history.ts'
import { todayWhenOpened, useAddress } from '../navigation/rendered-location.ts'
import { useLastDefined } from '../ui/hooks.ts'
import { makeStep, type Steps } from '../ui/steps.tsx'
import { useStore } from '../ui/store.ts'

/** The date in the address, or today; while the archive shows, the last one before it, if any. The service judges it. */
export function useSelectedDate(): string | undefined {
  return useLastDefined(dateOf(useAddress(), useStore(todayWhenOpened)))
}

export function selectDate(date: string) {
  goTo(pathOf({ screen: 'day', date }))
}

/** The steps from the shown day to other days. */
export interface DaySteps extends Steps {
  goToRandomDay: () => void
  goToToday: () => void
}

/** The steps between the first day and today from the date on the screen, which says where no step is possible. */
export function daySteps(date: string, today: Day): DaySteps {
  function stepBy(days: 1 | -1) {
    const step = neighbourDay(date, days, today)
    const go = () => stepFromAddress((from) => neighbourDay(from, days, today))
    return 'day' in step
      ? makeStep(step.day, go)
      : makeStep(undefined, go, noNeighbourSentences[step.reason])
  }
  return {
    noun: 'day',
    previous: stepBy(-1),
    next: stepBy(1),
    goToRandomDay: () => stepFromAddress((from) => ({ day: randomDay(from, today) })),
    goToToday: () => stepFromAddress(() => ({ day: today })),
  }
}

/** Takes a step from the date in the address: React may not have rendered the last presses yet. */
function stepFromAddress(stepFrom: (date: string) => Neighbour) {
  const today = todayInNewYork()
  const here = dateOf(parseAddress(location), todayWhenOpened.get())
  const step = stepFrom(here ?? today)
  if ('day' in step && step.day !== here) selectDate(step.day)
}

const noNeighbourSentences: Record<NoNeighbourReason, string> = {
  'no day': 'That is not a calendar date.',
  first: `The first picture is from ${earliestDay}.`,
  last: 'A new picture comes at midnight in New York.',
}
