import type { Entry } from '../../apod/entry.ts'
import { copyrightLine } from '../../apod/text.ts'
import type { Steps } from '../../ui/steps.ts'
import { useStepReasons } from '../../ui/use-step-reasons.ts'
import type { PictureSlide } from './ViewedPicture.tsx'
import { Viewer } from './Viewer.tsx'

interface ImageViewerProps {
  /** Undefined while the next one is loading. */
  entry: Entry | undefined
  isFromBookmark: boolean
  steps: Steps
  onClose: () => void
}

/** The viewer of an entry's dialog; what comes before and after the shown picture loads once it is shown. */
export function ImageViewer({ entry, isFromBookmark, onClose, ...props }: ImageViewerProps) {
  const [steps, reason] = useStepReasons(props.steps)
  const line = entry && copyrightLine(entry)
  const shown: PictureSlide = { type: 'picture', entry, isFromBookmark, line }
  const before = steps.previous.disabledReason ? [] : [loading]
  const after = steps.next.disabledReason ? [] : [loading]
  const index = before.length

  return (
    <Viewer
      label="Image viewer"
      slides={[...before, shown, ...after]}
      index={index}
      labels={{ '{index} of {total}': 'Picture' }}
      onView={(viewed) => viewed !== index && steps[viewed < index ? 'previous' : 'next'].go()}
      onClose={onClose}
    >
      {reason}
    </Viewer>
  )
}

const loading: PictureSlide = { type: 'picture' }
