import { useMemo } from 'react'
import { addDays, anniversariesOf, formatDate } from '../../apod/calendar.ts'
import { type Day, parseMonthDay } from '../../apod/day.ts'
import { daysOf, monthOf, monthOptions } from '../../apod/month.ts'
import { type AddressOf, pathOf } from '../../navigation/address.ts'
import { goTo } from '../../navigation/history.ts'
import { useToday } from '../../navigation/today.ts'
import { Wall, type WallOfDays } from '../browse/Wall.tsx'

export function AnniversaryScreen({ address }: { address: AddressOf<'anniversary'> }) {
  const today = useToday()
  const day = parseMonthDay(address.monthDay) ?? today
  const wall = useMemo(() => anniversaryWall(day, today), [day, today])
  return <Wall wall={wall} />
}

const pathTo = (monthDay: string) => pathOf({ screen: 'anniversary', monthDay })

const stepTo = (day: Day) => ({ go: () => goTo(pathTo(day.slice(5))) })

function anniversaryWall(day: Day, today: Day): WallOfDays {
  const [, month = '', dayOfMonth = ''] = day.split('-')
  const daySelect = {
    label: 'Day',
    value: dayOfMonth,
    options: daysOf(monthOf(day)).map((other) => {
      return { value: other.slice(8), label: String(Number(other.slice(8))) }
    }),
    pathTo: (other: string) => pathTo(`${month}-${other}`),
  }
  const monthSelect = {
    label: 'Month',
    value: month,
    options: monthOptions(),
    pathTo(other: string) {
      const lastDay = daysOf(`2000-${other}`).length
      return pathTo(`${other}-${Math.min(Number(dayOfMonth), lastDay)}`)
    },
  }
  const name = formatDate(day, 'day and month')
  return {
    name,
    request: { monthDay: day.slice(5) },
    days: anniversariesOf(day, today),
    steps: { noun: 'day', previous: stepTo(addDays(day, -1)), next: stepTo(addDays(day, 1)) },
    nameSelects: /^\d/.test(name) ? [daySelect, monthSelect] : [monthSelect, daySelect],
  }
}
