import { useMemo } from 'react'
import type { Entry } from '../apod/entry.ts'
import { type Steps, takeStep } from '../ui/steps.tsx'
import { ViewerDialog } from './ViewerDialog.tsx'
import { EntrySlide, type PictureSlide, slideOf } from './EntrySlide.tsx'

interface EntryViewerProps {
  entry: Entry | undefined
  isLoading: boolean
  steps: Steps
}

/** The viewer of an entry's dialog: one slide, whose steps change the day below. */
export function EntryViewer({ entry, isLoading, steps }: EntryViewerProps) {
  const notice = isLoading ? 'Loading...' : 'There is no picture to enlarge.'
  const slides = useMemo(
    (): PictureSlide[] => [entry ? slideOf(entry) : { type: 'picture' }],
    [entry],
  )
  return (
    <ViewerDialog
      aria-label="Image viewer"
      layer="viewer"
      slides={slides}
      picture={<EntrySlide key={entry?.date} entry={entry} notice={notice} />}
      onStep={(increment) => takeStep(increment < 0 ? steps.previous : steps.next)}
    />
  )
}
