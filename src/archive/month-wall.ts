import { archiveYears, monthNames } from '../apod/calendar.ts'
import type { Day } from '../apod/day.ts'
import {
  archiveDaysOf,
  type Month,
  monthInWords,
  nearestMonth,
  neighbourMonth,
  parseArchiveMonth,
  parseMonth,
} from '../apod/month.ts'
import { monthPath } from '../navigation/address.ts'
import { goTo } from '../navigation/history.ts'
import type { WallOfDays } from './wall-of-days.ts'

/** The wall of a month. Its steps stay between the first month and the current one. */
export function monthWall(month: Month, today: Day): WallOfDays {
  const [year = '', number = ''] = month.split('-')

  function stepTo(direction: 1 | -1, reason: string) {
    const neighbour = neighbourMonth(month, direction, today)
    return {
      go: () => void (neighbour && goTo(monthPath(neighbour))),
      disabledReason: neighbour ? undefined : reason,
    }
  }

  function choose(text: string) {
    const chosen = parseMonth(text)
    if (chosen) goTo(monthPath(nearestMonth(chosen, today)))
  }

  return {
    name: monthInWords(month),
    path: monthPath(month),
    question: { month },
    days: archiveDaysOf(month, today),
    month,
    steps: {
      noun: 'month',
      previous: stepTo(-1, 'The first pictures are from June 1995.'),
      next: stepTo(1, 'This is the current month.'),
    },
    choices: [
      {
        label: 'Month',
        value: number,
        options: monthNames.map((name, index) => {
          const value = String(index + 1).padStart(2, '0')
          return { value, name, isNone: !parseArchiveMonth(`${year}-${value}`, today) }
        }),
        choose: (chosen) => choose(`${year}-${chosen}`),
      },
      {
        label: 'Year',
        value: year,
        options: archiveYears(today).map((each) => ({ value: String(each), name: String(each) })),
        choose: (chosen) => choose(`${chosen}-${number}`),
      },
    ],
  }
}
