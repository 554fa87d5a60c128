import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { addDays } from '../apod/calendar.ts'
import type { Day } from '../apod/day.ts'
import type { Entry } from '../apod/entry.ts'
import { mediaOf } from '../apod/media.ts'
import { isPlaceholder } from '../apod/nasa-quirks.ts'
import { useToday } from '../entry/use-today.ts'
import { Slideshow } from '../entry/viewer/Slideshow.tsx'
import { todayWhenOpened } from '../navigation/rendered-location.ts'
import { FailureNotice } from '../service/FailureNotice.tsx'
import { dayQuery, hour } from '../service/queries.ts'
import { useDocumentTitle, useLastDefined } from '../ui/hooks.ts'
import { Loading } from '../ui/messages.tsx'

/** Today's picture in full, as on a frame on a wall. The next day's comes by itself, and until then the last one stays. */
export function Frame() {
  const today = useToday()
  const { data, error, isFetching, refetch } = useQuery(frameQuery(today))
  const frame = useLastDefined(data)
  const pictures = useMemo(() => frame && (frame.picture ? [frame.picture] : []), [frame])
  useDocumentTitle('Astronomy Picture Of the Day')
  // Escape and Back lead to the new day.
  useEffect(() => {
    if (frame?.hasToday) todayWhenOpened.set(frame.today)
  }, [frame])
  if (frame) return <Slideshow pictures={pictures} />
  if (!error) return <Loading />
  return (
    <div className="ui-empty-state">
      <FailureNotice error={error} isTryingAgain={isFetching} onTryAgain={() => void refetch()} />
    </div>
  )
}

/** The picture of today, or of the last day that has one; while today's entry is missing, it is asked for again. */
function frameQuery(today: Day) {
  return queryOptions({
    queryKey: ['frame', today],
    async queryFn({ client }) {
      const entry = await entryOf(today, client, 0)
      const picture = pictureIn(entry) ?? (await pictureBefore(today, client))
      return { today, hasToday: entry !== undefined, picture }
    },
    staleTime: Infinity,
    refetchInterval: ({ state }) => !state.data?.hasToday && hour / 4,
    // A frame's tab may count as hidden, as behind a screen saver.
    refetchIntervalInBackground: true,
  })
}

/** The picture of the last day before one that has a picture, of seven days at most. */
async function pictureBefore(
  day: Day,
  client: QueryClient,
  daysLeft = 7,
): Promise<Entry | undefined> {
  if (daysLeft === 0) return undefined
  const before = addDays(day, -1)
  const picture = pictureIn(await entryOf(before, client, hour))
  return picture ?? pictureBefore(before, client, daysLeft - 1)
}

/** @param staleTime for how many milliseconds a known answer counts */
async function entryOf(day: Day, client: QueryClient, staleTime: number) {
  const answer = await client.fetchQuery({ ...dayQuery(day), staleTime })
  return answer?.kind === 'entry' && answer.entry.date === day ? answer.entry : undefined
}

/** An entry with a picture: its own, or a film's still. */
function pictureIn(entry: Entry | undefined): Entry | undefined {
  if (!entry) return undefined
  const media = mediaOf(entry)
  if (media.kind === 'picture') return isPlaceholder(entry) ? undefined : entry
  const still = media.kind === 'none' ? undefined : media.poster
  return still === undefined ? undefined : { ...entry, media_type: 'image', url: still }
}
