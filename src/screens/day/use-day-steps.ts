import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { earliestDay, formatDate, neighbourDay } from '../../apod/calendar.ts'
import { type Day, isDay } from '../../apod/day.ts'
import { fileAheadOf } from '../../media/files.ts'
import { addressNow } from '../../navigation/address.ts'
import { goToDate } from '../../navigation/dates.ts'
import { dateOf, useToday } from '../../navigation/today.ts'
import { entryFor } from '../../service/answer.ts'
import { dayQuery, mayRequestAhead, requestEntryAhead } from '../../service/queries.ts'
import type { Step, Steps } from '../../ui/steps.tsx'

/** The steps from a date. After one, also the file of the picture to which the next one leads. */
export function useDaySteps(date: string) {
  const today = useToday()
  const [latestStep, setLatestStep] = useState<{ to: Day; next: Day | undefined }>()
  const dayAhead = latestStep?.to === date ? latestStep.next : undefined
  const { data } = useQuery({ ...dayQuery(dayAhead ?? ''), enabled: false })
  const entryAhead = dayAhead && entryFor(dayAhead, data)

  function makeStep(direction: 1 | -1, reasonAtEnd: string): Step {
    const neighbour = neighbourDay(date, direction, today)
    if (!neighbour)
      return { disabledReason: isDay(date) ? reasonAtEnd : 'That date doesn’t exist.' }
    return {
      onPointedAt: () => requestEntryAhead(neighbour),
      go() {
        // From the address, because React may not have rendered the previous press yet.
        const day = neighbourDay(dateOf(addressNow()) ?? today, direction, today)
        if (!day) return
        const next = mayRequestAhead() ? neighbourDay(day, direction, today) : undefined
        if (next) requestEntryAhead(next)
        setLatestStep({ to: day, next })
        goToDate(day)
      },
    }
  }

  const steps: Steps = {
    noun: 'day',
    previous: makeStep(-1, `The first picture is from ${formatDate(earliestDay, 'long')}.`),
    next: makeStep(1, 'The next picture appears shortly after midnight in New York.'),
  }
  return { steps, fileAhead: entryAhead && fileAheadOf(entryAhead) }
}
