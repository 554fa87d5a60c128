import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { addDays } from '../../apod/calendar.ts'
import type { Day } from '../../apod/day.ts'
import { slideshowEntriesOf } from '../../apod/media.ts'
import { SlideshowLayer } from '../../lightbox/SlideshowLayer.tsx'
import { todayWhenOpened } from '../../navigation/today.ts'
import { entryFor } from '../../service/answer.ts'
import { dayQuery } from '../../service/queries.ts'
import { useStore } from '../../ui/store.ts'

/** Shows the picture of today when opened, or of the day before, until a new day has one. */
export function TodaySlideshow({ today }: { today: Day }) {
  const day = useStore(todayWhenOpened)
  const hasNone = usePictures(day)?.length === 0
  const pictures = usePictures(hasNone ? addDays(day, -1) : day)
  const hasNew = usePictures(today)?.length === 1
  useEffect(() => {
    if (hasNew) todayWhenOpened.set(today)
  }, [hasNew, today])
  // Undefined, because an empty list would close the slideshow, and a picture may still come.
  return <SlideshowLayer entries={pictures?.length === 0 ? undefined : pictures} />
}

/** An empty list if the day has no picture; undefined until there is an answer. */
function usePictures(day: Day) {
  const { data } = useQuery({
    ...dayQuery(day),
    // Screen savers and wallpaper programs hide the page that they show.
    refetchIntervalInBackground: true,
    select(answer) {
      if (!answer) return undefined
      const entry = entryFor(day, answer)
      return entry ? slideshowEntriesOf([entry]) : []
    },
  })
  return data
}
