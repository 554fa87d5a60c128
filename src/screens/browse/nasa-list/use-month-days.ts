import { useMemo } from 'react'
import { isArchiveDay } from '../../../apod/calendar.ts'
import { daysOf } from '../../../apod/month.ts'
import { useToday } from '../../../navigation/today.ts'
import { useWallPosts } from './use-wall-posts.ts'

/** The days of a month until today, and their posts so far. */
export function useMonthDays(month: string) {
  const today = useToday()
  const days = useMemo(
    () => daysOf(month).filter((day) => isArchiveDay(day, today)),
    [month, today],
  )
  return { days, result: useWallPosts({ month }, days) }
}
