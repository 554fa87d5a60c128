import { useState } from 'react'
import type { PictureSource } from '../apod/picture-sources.ts'
import { Timer } from '../ui/Timer.tsx'
import { type MediaLoad, useFileLoad } from './file-load.ts'
import { Picture } from './Picture.tsx'

/** After a step, shows the previous entry's picture until the new one has loaded, but not longer than a second. Then it fades out, while the new one fades in over it. */
export function LeavingPicture({ date, load }: { date: string; load: MediaLoad }) {
  const { media, file, status } = load
  const loaded = media.kind === 'picture' && status === 'ready' ? file : undefined
  const [previous, setPrevious] = useState({ date, loaded })
  const [leaving, setLeaving] = useState<PictureSource>()
  const [lateDate, setLateDate] = useState<string>()
  const leavingLoad = useFileLoad(leaving ? [leaving] : [])
  if (previous.date !== date || previous.loaded !== loaded) setPrevious({ date, loaded })
  if (previous.date !== date) setLeaving(previous.loaded)
  const isWaiting = status === 'loading' && lateDate !== date
  return (
    <>
      {leaving && isWaiting && <Timer seconds={1} onElapsed={() => setLateDate(date)} />}
      <Picture
        load={leavingLoad}
        fit="contain"
        className={`ui-behind ui-previous ${isWaiting ? '' : 'ui-leaving'}`}
        decoding="sync"
        onAnimationEnd={() => setLeaving(undefined)}
      />
    </>
  )
}
