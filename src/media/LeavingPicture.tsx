import { useState } from 'react'
import type { PictureSource } from '../apod/picture-sources.ts'
import { type MediaLoad, useFileLoad } from './file-load.ts'
import { Picture } from './Picture.tsx'

/** After a step, shows the previous entry's picture, which fades out while the new one fades in over it. */
export function LeavingPicture({ date, load }: { date: string; load: MediaLoad }) {
  const { media, file, status } = load
  const loaded = media.kind === 'picture' && status === 'ready' ? file : undefined
  const [previous, setPrevious] = useState({ date, loaded })
  const [leaving, setLeaving] = useState<PictureSource>()
  const leavingLoad = useFileLoad(leaving ? [leaving] : [])
  if (previous.date !== date || previous.loaded !== loaded) setPrevious({ date, loaded })
  if (previous.date !== date) setLeaving(previous.loaded)
  return (
    <Picture
      load={leavingLoad}
      fit="contain"
      className="ui-behind ui-leaving"
      decoding="sync"
      onAnimationEnd={() => setLeaving(undefined)}
    />
  )
}
