import { useMemo } from 'react'
import { archiveYears, isArchiveDay } from '../../apod/calendar.ts'
import type { Day } from '../../apod/day.ts'
import {
  archiveMonthOf,
  daysOf,
  formatMonth,
  monthOf,
  monthOptions,
  clampMonth,
  neighbourMonth,
  parseArchiveMonth,
  parseMonth,
} from '../../apod/month.ts'
import { useWallPosts } from '../browse/nasa-list/wall-posts.ts'
import { Wall, type WallOfDays, WallTiles } from '../browse/Wall.tsx'
import { pathOf } from '../../navigation/address.ts'
import { goTo } from '../../navigation/history.ts'
import type { ScreenProps } from '../screen-props.ts'

export function MonthScreen({ address, today, selectedDate }: ScreenProps<'month'>) {
  const requested = parseMonth(address.month)
  const month = clampMonth(requested ?? monthOf(today), today)
  const problem = requested
    ? 'There are no pictures for that month. Here is the nearest month with pictures.'
    : 'That month doesn’t exist. Here is the current one instead.'
  return (
    <Wall
      wall={useMonthWall(month, today)}
      today={today}
      selectedDate={selectedDate}
      addressProblem={month === address.month ? undefined : problem}
    />
  )
}

/** The tiles of the selected date's month, for an empty search. */
export function MonthTiles({ today, selectedDate }: Omit<ScreenProps<'month'>, 'address'>) {
  const wall = useMonthWall(archiveMonthOf(selectedDate ?? today, today), today)
  const result = useWallPosts(wall.request, wall.days, today)
  const wallProps = { wall, result, today, selectedDate }
  return <WallTiles {...wallProps} namesMonth />
}

function useMonthWall(month: string, today: Day) {
  return useMemo(() => monthWall(month, today), [month, today])
}

const pathTo = (month: string) => pathOf({ screen: 'month', month })

const stepTo = (month: string) => ({ go: () => goTo(pathTo(month)) })

function monthWall(month: string, today: Day): WallOfDays {
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
          return { value, label, isDisabled: !parseArchiveMonth(`${year}-${value}`, today) }
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
