import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { addDays } from '../../apod/calendar.ts'
import type { Day } from '../../apod/day.ts'
import type { Entry } from '../../apod/entry.ts'
import { entriesWithPicture } from '../../apod/media.ts'
import { SlideshowLayer } from '../../lightbox/SlideshowLayer.tsx'
import { dayShownAsToday } from '../../navigation/today.ts'
import { type Answer, entryFor } from '../../service/answer.ts'
import { dayQuery, quarterHourMs, queryClient } from '../../service/queries.ts'

/** Begins with today's picture or, if today has none, the newest of the last seven days. */
export function TodaySlideshow({ today }: { today: Day }) {
  /** Stays until a newer day has a picture. */
  const [shown, setShown] = useState<readonly Entry[]>()
  const days = Array.from({ length: 8 }, (_, daysBack) => addDays(today, -daysBack))
  const queryOf = (day: Day, daysBack: number) => ({
    ...dayQuery(day),
    // With 0, a new day would be requested again as soon as it shows.
    staleTime: quarterHourMs,
    // Screen savers and wallpaper programs report their page as hidden.
    refetchIntervalInBackground: true,
    select: (answer: Answer) => picturesOf(day, answer),
    ...(daysBack > 0 && {
      // Only until a picture shows, and only if no later day has one.
      enabled: !shown && days.slice(0, daysBack).every(hasNoPicture),
      refetchInterval: ({ state: { status } }: { state: { status: string } }) =>
        status === 'error' && quarterHourMs,
    }),
  })
  const results = useQueries({ queries: days.map(queryOf) })
  const newest = results.find(({ data }) => data?.length !== 0)?.data
  if (newest && newest !== shown) setShown(newest)
  const isWeekEmpty = results.every(({ data }) => data?.length === 0)
  // Lets Close lead to today if the slideshow wasn't opened from an entry.
  useEffect(() => dayShownAsToday.setState(today), [today])
  return <SlideshowLayer entries={shown ?? (isWeekEmpty ? [] : undefined)} />
}

function hasNoPicture(day: Day) {
  return picturesOf(day, queryClient.getQueryData(dayQuery(day).queryKey))?.length === 0
}

/** Undefined while the answer is unknown. */
function picturesOf(day: Day, answer: Answer | undefined) {
  if (!answer) return undefined
  const entry = entryFor(day, answer)
  return entriesWithPicture(entry ? [entry] : [])
}
