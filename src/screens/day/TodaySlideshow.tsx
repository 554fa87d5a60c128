import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { addDays } from '../../apod/calendar.ts'
import type { Day } from '../../apod/day.ts'
import { entriesWithPicture } from '../../apod/media.ts'
import { SlideshowLayer } from '../../lightbox/SlideshowLayer.tsx'
import { dayShownAsToday } from '../../navigation/today.ts'
import { entryFor } from '../../service/answer.ts'
import { dayQuery, quarterHourMs } from '../../service/queries.ts'

/** Begins with today's picture or, if today has none, yesterday's. Each picture stays until a newer day's is out. */
export function TodaySlideshow({ today }: { today: Day }) {
  const [day, setDay] = useState(today)
  const hasNoPicture = usePictures(day)?.length === 0
  const pictures = usePictures(hasNoPicture ? addDays(day, -1) : day)
  const isTodayOut = usePictures(today)?.length === 1
  if (isTodayOut && day !== today) setDay(today)
  // Lets Close lead to today if the frame wasn't opened from an entry.
  useEffect(() => dayShownAsToday.setState(today), [today])
  // Undefined, because an empty list would close the slideshow, and a picture may still come.
  return <SlideshowLayer entries={pictures?.length === 0 ? undefined : pictures} />
}

/** Empty if the day has no picture, and undefined until there is an answer. */
function usePictures(day: Day) {
  const { data } = useQuery({
    ...dayQuery(day),
    // With 0, a new day would be requested again as soon as it shows.
    staleTime: quarterHourMs,
    // Screen savers and wallpaper programs report their page as hidden.
    refetchIntervalInBackground: true,
    select(answer) {
      if (!answer) return undefined
      const entry = entryFor(day, answer)
      return entry ? entriesWithPicture([entry]) : []
    },
  })
  return data
}
