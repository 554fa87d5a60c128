import type { Entry } from '../../apod/entry.ts'
import { copyrightLine } from '../../apod/text.ts'
import { close } from '../../navigation/layers.ts'
import type { Steps } from '../../ui/steps.ts'
import { useStepReasons } from '../../ui/use-step-reasons.ts'
import type { PictureSlide } from './ViewedPicture.tsx'
import { Viewer } from './Viewer.tsx'

interface ImageViewerProps {
  /** Undefined if there is none, or not yet. */
  entry: Entry | undefined
  isLoading: boolean
  isFromBookmark: boolean
  steps: Steps
}

/** The viewer of an entry's dialog; what comes before and after the shown picture loads once it is shown. */
export function ImageViewer(props: ImageViewerProps) {
  const { entry, isLoading, isFromBookmark } = props
  const [steps, reason] = useStepReasons(props.steps)
  const line = entry && copyrightLine(entry)
  const notice = isLoading ? loading.notice : 'There is no picture to enlarge.'
  const shown: PictureSlide = { type: 'picture', entry, isFromBookmark, line, notice }
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
      onClose={closePicture}
    >
      {reason}
    </Viewer>
  )
}

const loading = { type: 'picture', notice: 'Loading…' } satisfies PictureSlide

function closePicture() {
  close('picture')
}
