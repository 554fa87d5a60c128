import { useQuery } from '@tanstack/react-query'
import { addDays } from '../apod/calendar.ts'
import type { Day } from '../apod/day.ts'
import type { Entry } from '../apod/entry.ts'
import { mediaOf } from '../apod/media.ts'
import { todayWhenOpened } from '../navigation/history.ts'
import { ServiceFailure } from '../service/answer.ts'
import { FailureNotice } from '../service/FailureNotice.tsx'
import { dayQuery, hourMs, queryClient } from '../service/queries.ts'
import { useLastDefined } from '../ui/hooks.ts'
import { Loading } from '../ui/Loading.tsx'
import { ScreenLayout } from '../ui/ScreenLayout.tsx'
import { Slideshow } from '../viewer/Slideshow.tsx'

/** Today's picture in full, as on a frame on a wall. The next day's comes by itself, and until then the last one stays. */
export function FrameScreen({ today }: { today: Day }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['frame', today],
    queryFn: ({ signal }) => askFrame(today, signal),
    // Without data, the failure would be forgotten during a new try. Null counts as data.
    initialData: null,
    staleTime: ({ state }) => (state.data ? Infinity : 0),
    // While today's entry is missing, it is asked for again.
    refetchInterval: ({ state }) => !state.data?.hasToday && hourMs / 4,
    // A frame's tab may count as hidden, as behind a screen saver.
    refetchIntervalInBackground: true,
  })
  const frame = useLastDefined(data ?? undefined)
  return (
    <ScreenLayout title="On a frame">
      {frame && <Slideshow pictures={frame.pictures} />}
      {!frame && !error && <Loading />}
      {!frame && error && (
        <div className="ui-empty-state">
          <FailureNotice
            error={error}
            isTryingAgain={isFetching}
            onTryAgain={() => void refetch()}
          />
        </div>
      )}
    </ScreenLayout>
  )
}

/** Today's picture, or that of the newest of the seven days before that has one. */
async function askFrame(today: Day, signal: AbortSignal) {
  const entry = await askEntry(today, 0)
  // Escape and Back lead to the new day, unless the visitor has left already.
  if (entry && !signal.aborted) todayWhenOpened.set(today)
  let pictures = picturesIn(entry)
  for (let days = 1; days <= 7 && pictures.length === 0; days += 1)
    // oxlint-disable-next-line no-await-in-loop -- an earlier day counts only where the later one has no picture
    pictures = picturesIn(await askEntry(addDays(today, -days), hourMs))
  // The services know no day at all: the last picture stays, and they are asked again.
  if (pictures.length === 0) throw new ServiceFailure('unavailable')
  return { hasToday: entry !== undefined, pictures }
}

async function askEntry(day: Day, staleTime: number) {
  const answer = await queryClient.fetchQuery({ ...dayQuery(day), staleTime })
  return answer?.kind === 'entry' && answer.entry.date === day ? answer.entry : undefined
}

/** The entry's picture, or its film's poster. */
function picturesIn(entry: Entry | undefined): Entry[] {
  const media = entry && mediaOf(entry)
  if (!media || media.kind === 'none') return []
  if (media.kind === 'picture') return [entry]
  return media.poster ? [{ ...entry, media_type: 'image', url: media.poster }] : []
}
