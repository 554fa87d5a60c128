import { useQuery } from '@tanstack/react-query'
import { addDays } from '../../apod/calendar.ts'
import type { Day } from '../../apod/day.ts'
import { slideOf } from '../../apod/slide.ts'
import { Slideshow } from '../../lightbox/Slideshow.tsx'
import { useToday } from '../../navigation/today.ts'
import { entryFor } from '../../service/answer.ts'
import { dayQuery, quarterHourMs } from '../../service/queries.ts'

/** Shows today's picture or, until that is there, yesterday's. */
export function TodaySlideshow() {
  const today = useToday()
  const todays = useSlides(today)
  const yesterdays = useSlides(addDays(today, -1), { enabled: todays?.length === 0 })
  const slides = [todays, yesterdays].find((known) => known?.length)
  return <Slideshow slides={slides ?? (todays && yesterdays)} />
}

/** The day's picture, if it has one. Undefined until that is known. */
function useSlides(day: Day, { enabled = true } = {}) {
  // With 0 as `staleTime`, yesterday's entry would be requested again at midnight.
  const { data, error } = useQuery({ ...dayQuery(day), staleTime: quarterHourMs, enabled })
  if (!data) return error ? [] : undefined
  const entry = entryFor(day, data)
  const slide = entry && slideOf(entry)
  return slide ? [slide] : []
}
