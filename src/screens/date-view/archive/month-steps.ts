import type { Day } from '../../../apod/day.ts'
import { type Month, neighbourMonth } from '../../../apod/month.ts'
import type { Steps } from '../../../ui/PreviousNextButtons.tsx'

/** The steps to the months beside one; they stay between the first month and the current one. */
export function monthSteps(month: Month, today: Day, go: (month: Month) => void): Steps {
  function stepTo(direction: 1 | -1) {
    const step = neighbourMonth(month, direction, today)
    return {
      go: () => 'month' in step && go(step.month),
      disabledReason: 'reason' in step ? sentences[step.reason] : undefined,
    }
  }
  return { noun: 'month', previous: stepTo(-1), next: stepTo(1) }
}

const sentences = {
  first: 'The first pictures are from June 1995.',
  last: 'This is the current month.',
}
