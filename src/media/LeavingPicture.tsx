import { useState } from 'react'
import type { PictureSource } from '../apod/picture-sources.ts'
import { type MediaLoad, useFileLoad } from './file-load.ts'
import { Picture } from './Picture.tsx'

/** After a step, shows the last entry's picture, which fades out while the next fades in. */
export function LeavingPicture({ load: { media, file, status } }: { load: MediaLoad }) {
  const loaded = media.kind === 'picture' && status === 'ready' ? file : undefined
  const [last, setLast] = useState({ file, loaded })
  const [leaving, setLeaving] = useState<PictureSource>()
  const isStep = last.file?.url !== file?.url
  if (isStep || last.loaded !== loaded) setLast({ file, loaded })
  if (isStep) setLeaving(last.loaded)
  const load = useFileLoad(leaving ? [leaving] : [])
  return (
    <Picture
      load={load}
      fit="contain"
      className="ui-behind ui-leaving"
      decoding="sync"
      onAnimationEnd={() => setLeaving(undefined)}
    />
  )
}
