import { Suspense, useMemo } from 'react'
import type { Entry } from '../../apod/entry.ts'
import { type Steps, useStepReasons } from '../../ui/steps.tsx'
import type { PictureSlide } from './ViewerSlide.tsx'
import { slideOf, Viewer } from './viewer-part.tsx'

interface ImageViewerProps {
  /** Undefined if there is none, or not yet. */
  entry: Entry | undefined
  isLoading: boolean
  isFromBookmark: boolean
  steps: Steps
}

/** The viewer of an entry's dialog: one slide, whose steps change the day below. */
export function ImageViewer(props: ImageViewerProps) {
  const { entry, isLoading, isFromBookmark } = props
  const [steps, reasonLine] = useStepReasons(props.steps)
  const slides = useMemo(() => {
    const notice = isLoading ? 'Loading…' : 'There is no picture to enlarge.'
    const slide: PictureSlide = entry ? slideOf(entry, isFromBookmark) : { type: 'picture' }
    return [{ ...slide, notice }]
  }, [entry, isLoading, isFromBookmark])
  return (
    <Suspense>
      <Viewer
        aria-label="Image viewer"
        layer="picture"
        slides={slides}
        onSwipe={(increment) => (increment < 0 ? steps.previous : steps.next).go()}
      >
        {reasonLine}
      </Viewer>
    </Suspense>
  )
}
