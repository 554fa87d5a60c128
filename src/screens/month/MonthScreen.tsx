import { useMemo } from 'react'
import type { AddressOf } from '../../navigation/address.ts'
import { useToday } from '../../navigation/today.ts'
import { monthWall } from '../browse/month-wall.ts'
import { Wall } from '../browse/Wall.tsx'

export function MonthScreen({ address: { month } }: { address: AddressOf<'month'> }) {
  const today = useToday()
  const wall = useMemo(() => monthWall(month, today), [month, today])
  return <Wall wall={wall} />
}
