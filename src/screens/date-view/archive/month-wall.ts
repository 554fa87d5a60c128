import type { Day } from '../../../apod/day.ts'
import { type Month, neighbourMonth } from '../../../apod/month.ts'
import { monthPath } from '../../../navigation/address.ts'
import { goTo } from '../../../navigation/history.ts'
import type { Steps } from '../../../ui/steps.ts'

/** The steps to the months beside one; they stay between the first month and the current one. */
export function monthSteps(month: Month, today: Day): Steps {
  function stepTo(direction: 1 | -1, reason: string) {
    const neighbour = neighbourMonth(month, direction, today)
    return {
      go: () => void (neighbour && goTo(monthPath(neighbour))),
      disabledReason: neighbour ? undefined : reason,
    }
  }
  return {
    noun: 'month',
    previous: stepTo(-1, 'The first pictures are from June 1995.'),
    next: stepTo(1, 'This is the current month.'),
  }
}
