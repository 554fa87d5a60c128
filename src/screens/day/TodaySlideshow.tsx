import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { addDays } from '../../apod/calendar.ts'
import type { Day } from '../../apod/day.ts'
import { picturesIn } from '../../apod/media.ts'
import { todayWhenOpened } from '../../navigation/today.ts'
import { entryFor } from '../../service/answer.ts'
import { dayQuery } from '../../service/queries.ts'
import { useStore } from '../../ui/store.ts'
import { SlideshowLayer } from '../../lightbox/SlideshowLayer.tsx'

/** The picture of the day on the screen, or else of the day before. A new day with a picture replaces both. */
export function TodaySlideshow({ today }: { today: Day }) {
  const day = useStore(todayWhenOpened)
  const hasNone = usePictures(day)?.length === 0
  const pictures = usePictures(hasNone ? addDays(day, -1) : day)
  const hasNew = usePictures(today)?.length === 1
  useEffect(() => {
    if (hasNew) todayWhenOpened.set(today)
  }, [hasNew, today])
  // A picture may still come, so that an empty list is no reason to close.
  return <SlideshowLayer entries={pictures?.length === 0 ? undefined : pictures} />
}

/** A day's picture, if it has one; undefined until there is an answer. */
function usePictures(day: Day) {
  const { data } = useQuery({
    ...dayQuery(day),
    // A screen saver or a wallpaper program may hide the page.
    refetchIntervalInBackground: true,
    select(answer) {
      if (!answer) return undefined
      const entry = entryFor(day, answer)
      return entry ? picturesIn([entry]) : []
    },
  })
  return data
}
