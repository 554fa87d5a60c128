import { type ReactNode, useState } from 'react'
import type { Entry } from '../apod/entry.ts'
import { mediaOf } from '../apod/media.ts'
import { AmbientLight } from '../media/AmbientLight.tsx'
import { ratioOf, usualRatio } from '../media/picture-box.ts'
import type { Steps } from '../ui/steps.tsx'
import { captionOf } from './Caption.tsx'
import { EntrySlide } from './EntrySlide.tsx'
import { LightboxDialog } from './LightboxDialog.tsx'

interface ImageViewerProps {
  id: string
  entry: Entry | undefined
  isLoading?: boolean
  notice?: ReactNode
  light?: string | undefined
  steps: Steps
}

export function ImageViewer({ id, entry, isLoading, notice, light, steps }: ImageViewerProps) {
  const date = entry?.date ?? id
  const [loaded, setLoaded] = useState({ date: '', ratio: NaN })
  const statedRatio = entry ? ratioOf(mediaOf(entry)) : usualRatio
  return (
    <LightboxDialog
      layer="viewer"
      pictureKey={date}
      caption={captionOf(date, entry)}
      ratio={loaded.date === date ? loaded.ratio : statedRatio}
      renderPictures={() => (
        <EntrySlide key={date} entry={entry} onLoad={(ratio) => setLoaded({ date, ratio })}>
          {entry && <p>There is no picture to enlarge.</p>}
          {isLoading && <p>Loading...</p>}
          {!entry && notice}
        </EntrySlide>
      )}
      light={<AmbientLight light={light} />}
      steps={steps}
    />
  )
}
