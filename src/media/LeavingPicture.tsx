import { useState } from 'react'
import type { PictureSource } from '../apod/picture-sources.ts'
import { type MediaLoad, useFileLoad } from './file-load.ts'
import { Picture } from './Picture.tsx'

/** After a step, shows the previous entry's picture, which fades out while the new one fades in. */
export function LeavingPicture({ load: { media, file, status } }: { load: MediaLoad }) {
  const loaded = media.kind === 'picture' && status === 'ready' ? file : undefined
  const [previous, setPrevious] = useState({ file, loaded })
  const [leaving, setLeaving] = useState<PictureSource>()
  const isStep = previous.file?.url !== file?.url
  if (isStep || previous.loaded !== loaded) setPrevious({ file, loaded })
  if (isStep) setLeaving(previous.loaded)
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
