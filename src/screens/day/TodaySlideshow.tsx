import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { addDays } from '../../apod/calendar.ts'
import type { Day } from '../../apod/day.ts'
import { entriesWithPicture } from '../../apod/media.ts'
import { SlideshowLayer } from '../../lightbox/SlideshowLayer.tsx'
import { dayShownAsToday } from '../../navigation/today.ts'
import { type Answer, entryFor } from '../../service/answer.ts'
import { dayQuery, hourMs, quarterHourMs, queryClient } from '../../service/queries.ts'
import { showMessage } from '../../ui/messages.ts'

/** Begins with today's picture or, if today has none, the newest of the last seven days. Each picture stays until a newer day's is out. */
export function TodaySlideshow({ today }: { today: Day }) {
  const { data: todays } = useQuery({
    ...dayQuery(today),
    // With 0, a new day would be requested again as soon as it shows.
    staleTime: quarterHourMs,
    // Screen savers and wallpaper programs report their page as hidden.
    refetchIntervalInBackground: true,
    select: (answer) => answer && picturesOf(today, answer),
  })
  const [shown, setShown] = useState(todays)
  const needsEarlier = !shown?.length && todays?.length === 0
  const { data: earlier } = useQuery({ ...earlierPictures(today), enabled: needsEarlier })
  const newest = todays?.length ? todays : needsEarlier && earlier
  if (newest && newest.length > 0 && newest !== shown) setShown(newest)
  const hasNone = needsEarlier && earlier?.length === 0
  useEffect(() => {
    if (hasNone) showMessage('No pictures to show yet. The slideshow starts with the next one.')
  }, [hasNone])
  // Lets Close lead to today if the frame wasn't opened from an entry.
  useEffect(() => dayShownAsToday.setState(today), [today])
  // Undefined, because an empty list would close the slideshow, and a picture may still come.
  return <SlideshowLayer entries={shown?.length ? shown : undefined} />
}

function picturesOf(day: Day, answer: Answer) {
  const entry = entryFor(day, answer)
  return entry ? entriesWithPicture([entry]) : []
}

const once = { staleTime: 24 * hourMs, gcTime: 24 * hourMs }

/** Looks up one day after the other, each once a day, until one has a picture. */
function earlierPictures(today: Day) {
  return queryOptions({
    queryKey: ['earlier pictures', today],
    queryFn: async () => {
      for (let days = 1; days <= 7; days += 1) {
        const day = addDays(today, -days)
        // oxlint-disable-next-line no-await-in-loop -- most days have a picture
        const answer = await queryClient.fetchQuery({ ...dayQuery(day), ...once })
        const pictures = answer ? picturesOf(day, answer) : []
        if (pictures.length > 0) return pictures
      }
      return []
    },
    ...once,
    refetchInterval: ({ state }) => state.status === 'error' && quarterHourMs,
    refetchIntervalInBackground: true,
  })
}
