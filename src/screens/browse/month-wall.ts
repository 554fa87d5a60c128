import { archiveYears, isArchiveDay } from '../../apod/calendar.ts'
import type { Day } from '../../apod/day.ts'
import {
  clampMonth,
  daysOf,
  formatMonth,
  isArchiveMonth,
  monthOptions,
  neighbourMonth,
} from '../../apod/month.ts'
import { pathOf } from '../../navigation/address.ts'
import { goTo } from '../../navigation/history.ts'
import type { WallOfDays } from './WallHead.tsx'

const pathTo = (month: string) => pathOf({ screen: 'month', month })

const stepTo = (month: string) => ({ go: () => goTo(pathTo(month)) })

export function monthWall(month: string, today: Day): WallOfDays {
  const [year = '', monthNumber = ''] = month.split('-')
  const previous = neighbourMonth(month, -1, today)
  const next = neighbourMonth(month, 1, today)
  return {
    name: formatMonth(month),
    request: { month },
    days: daysOf(month).filter((day) => isArchiveDay(day, today)),
    steps: {
      noun: 'month',
      previous: previous
        ? stepTo(previous)
        : { disabledReason: 'The first pictures are from June 1995.' },
      next: next ? stepTo(next) : { disabledReason: 'This is the current month.' },
    },
    nameSelects: [
      {
        label: 'Month',
        value: monthNumber,
        options: monthOptions().map(({ value, label }) => {
          return { value, label, isDisabled: !isArchiveMonth(`${year}-${value}`, today) }
        }),
        pathTo: (other) => pathTo(`${year}-${other}`),
      },
      {
        label: 'Year',
        value: year,
        options: archiveYears(today).map((item) => ({ value: String(item), label: String(item) })),
        pathTo: (other) => pathTo(clampMonth(`${other}-${monthNumber}`, today)),
      },
    ],
  }
}
