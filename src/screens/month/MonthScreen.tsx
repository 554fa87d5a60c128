import { useMemo } from 'react'
import { clampMonth, monthOf, parseMonth } from '../../apod/month.ts'
import { monthWall } from '../browse/month-wall.ts'
import { Wall } from '../browse/Wall.tsx'
import type { ScreenProps } from '../screen-props.ts'

export function MonthScreen({ address, today, selectedDate }: ScreenProps<'month'>) {
  const requested = parseMonth(address.month)
  const month = clampMonth(requested ?? monthOf(today), today)
  const wall = useMemo(() => monthWall(month, today), [month, today])
  const problem = requested
    ? 'There are no pictures for that month. Here is the nearest month with pictures.'
    : 'That month doesn’t exist. Here is the current one instead.'
  const addressProblem = month === address.month ? undefined : problem
  return (
    <Wall wall={wall} today={today} selectedDate={selectedDate} addressProblem={addressProblem} />
  )
}
