import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { addDays } from '../../apod/calendar.ts'
import type { Day } from '../../apod/day.ts'
import { entriesWithPicture } from '../../apod/media.ts'
import { SlideshowLayer } from '../../lightbox/SlideshowLayer.tsx'
import { dayShownAsToday } from '../../navigation/history.ts'
import { type Answer, entryFor } from '../../service/answer.ts'
import { dayQuery, quarterHourMs } from '../../service/queries.ts'
import { showMessage } from '../../ui/messages.ts'

const inFrame = {
  // With 0, a new day would be requested again as soon as it shows.
  staleTime: quarterHourMs,
  // Screen savers and wallpaper programs report their page as hidden.
  refetchIntervalInBackground: true,
}

/** Begins with today's picture or, if today has none, the newest of the last seven days. Each picture stays until a newer day's is out. */
export function TodaySlideshow({ today }: { today: Day }) {
  const { data: todays } = useQuery({
    ...dayQuery(today),
    ...inFrame,
    select: (answer) => answer && picturesOf(today, answer),
  })
  const [shown, setShown] = useState(todays)
  const needsEarlier = !shown?.length && todays?.length === 0
  const [daysBack, setDaysBack] = useState(1)
  const earlierDay = addDays(today, -daysBack)
  const earlier = useQuery({
    ...dayQuery(earlierDay),
    ...inFrame,
    enabled: needsEarlier,
    refetchInterval: ({ state }) => state.status === 'error' && quarterHourMs,
    select: (answer) => picturesOf(earlierDay, answer),
  })
  const newest = todays?.length ? todays : needsEarlier ? earlier.data : undefined
  if (newest?.length && newest !== shown) setShown(newest)
  const isKnown = earlier.isSuccess && !earlier.isFetching
  const hasNone = needsEarlier && isKnown && earlier.data.length === 0
  if (hasNone && daysBack < 7) setDaysBack(daysBack + 1)
  const isEmptyWeek = hasNone && daysBack === 7
  useEffect(() => {
    if (isEmptyWeek) showMessage('No pictures to show yet. The slideshow starts with the next one.')
  }, [isEmptyWeek])
  // Lets Close lead to today if the frame wasn't opened from an entry.
  useEffect(() => dayShownAsToday.setState(today), [today])
  // Undefined, because an empty list would close the slideshow, and a picture may still come.
  return <SlideshowLayer entries={shown?.length ? shown : undefined} />
}

function picturesOf(day: Day, answer: Answer | null) {
  const entry = answer && entryFor(day, answer)
  return entry ? entriesWithPicture([entry]) : []
}
