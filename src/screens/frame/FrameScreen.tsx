import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { addDays } from '../../apod/calendar.ts'
import type { Day } from '../../apod/day.ts'
import type { Entry } from '../../apod/entry.ts'
import { picturesIn } from '../../apod/media.ts'
import { todayWhenOpened } from '../../navigation/today.ts'
import { entryFor, ServiceFailure } from '../../service/answer.ts'
import { FailureNotice } from '../../service/FailureNotice.tsx'
import { dayQuery, hourMs, noDataYet, quarterHourMs, queryClient } from '../../service/queries.ts'
import { useLastDefined } from '../../ui/hooks.ts'
import { Loading } from '../../ui/Loading.tsx'
import { ScreenLayout } from '../../ui/ScreenLayout.tsx'
import { Slideshow } from '../../viewer/Slideshow.tsx'

/** Today's picture in full, for a screen in a room. It stays until the next day's comes by itself. */
export function FrameScreen({ today }: { today: Day }) {
  // A frame's tab may count as hidden, as behind a screen saver.
  const lookUp = useQuery({ ...dayQuery(today), refetchIntervalInBackground: true })
  const entry = lookUp.data ? entryFor(today, lookUp.data) : undefined
  const lastPictures = useLastDefined(useMemo(() => entry && pictureIn(entry), [entry]))
  const needsEarlier = lookUp.data !== null && !lastPictures
  const earlier = useQuery({ ...earlierPicturesQuery(today), enabled: needsEarlier })
  const pictures = useLastDefined(lastPictures ?? earlier.data ?? undefined)
  const failed = [lookUp, earlier].find((each) => each.error)

  useEffect(() => {
    // Escape and Back lead to the new day.
    if (entry) todayWhenOpened.set(today)
  }, [entry, today])

  return (
    <ScreenLayout title="On a frame">
      {pictures && <Slideshow pictures={pictures} />}
      {!pictures && !failed && <Loading />}
      {!pictures && failed && (
        <div className="ui-empty-state">
          <FailureNotice
            error={failed.error}
            isTryingAgain={failed.isFetching}
            onTryAgain={() => void failed.refetch()}
          />
        </div>
      )}
    </ScreenLayout>
  )
}

/** For a frame opened on a day without a picture: the newest of the week before; null until it is known. */
function earlierPicturesQuery(today: Day) {
  return queryOptions({
    queryKey: ['earlier pictures', today],
    queryFn: (): Promise<Entry[] | null> => askPicturesBefore(today, 7),
    ...noDataYet,
    staleTime: ({ state }) => (state.data ? Infinity : 0),
    refetchInterval: ({ state }) => !state.data && quarterHourMs,
    refetchIntervalInBackground: true,
  })
}

async function askPicturesBefore(day: Day, daysLeft: number): Promise<Entry[]> {
  if (daysLeft === 0) throw new ServiceFailure('unavailable')
  const before = addDays(day, -1)
  const answer = await queryClient.fetchQuery({ ...dayQuery(before), staleTime: hourMs })
  const entry = answer ? entryFor(before, answer) : undefined
  return (entry && pictureIn(entry)) ?? askPicturesBefore(before, daysLeft - 1)
}

/** Undefined if the entry has no picture. */
function pictureIn(entry: Entry): Entry[] | undefined {
  const pictures = picturesIn([entry])
  return pictures.length > 0 ? pictures : undefined
}
