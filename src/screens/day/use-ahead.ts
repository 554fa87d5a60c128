import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { neighbourDay } from '../../apod/calendar.ts'
import type { Day } from '../../apod/day.ts'
import { fileAheadOf } from '../../media/files.ts'
import type { DayIntent } from '../../navigation/dates.ts'
import { aheadQuery, mayAskAhead } from '../../service/queries.ts'

/** Requests the day to which the visitor's next step leads before they take it, so that it shows at once. Once they have stepped, returns its picture's file, too. */
export function useAhead(selectedDate: string, today: Day, isSlideshow: boolean) {
  const [intent, setIntent] = useState<DayIntent>()
  const isLikely = intent?.from === selectedDate && !isSlideshow && mayAskAhead()
  const date = isLikely ? neighbourDay(selectedDate, intent.direction, today) : undefined
  const { data: entry } = useQuery({ ...aheadQuery(date ?? ''), enabled: date !== undefined })
  return {
    fileAhead: isLikely && intent.hasStepped && entry ? fileAheadOf(entry) : undefined,
    /** Pointing at the button that was just pressed changes nothing. */
    setIntent: (next: DayIntent) =>
      setIntent((last) =>
        last?.from === next.from && last.direction === next.direction ? last : next,
      ),
  }
}
