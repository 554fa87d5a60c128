import type { ReactNode } from 'react'
import type { Entry } from '../apod/entry.ts'
import { AmbientLight } from '../media/AmbientLight.tsx'
import type { Steps } from '../ui/steps.tsx'
import { EntrySlide, useSlides } from './EntrySlide.tsx'
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
  return (
    <LightboxDialog
      aria-label="Image viewer"
      layer="viewer"
      slides={useSlides(entry?.date ?? id, entry)}
      renderContent={() => (
        <EntrySlide key={entry?.date} entry={entry}>
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
