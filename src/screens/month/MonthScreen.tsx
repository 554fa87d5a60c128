import { useMemo } from 'react'
import { monthWall } from '../browse/month-wall.ts'
import { Wall } from '../browse/Wall.tsx'
import type { ScreenProps } from '../screen-props.ts'

export function MonthScreen({ address, today }: ScreenProps<'month'>) {
  const { month } = address
  const wall = useMemo(() => monthWall(month, today), [month, today])
  return <Wall wall={wall} today={today} />
}
