import { type Entry, isPlaceholder } from '../../apod/entry.ts'
import { copyrightLine } from '../../apod/text.ts'
import type { Steps } from '../../ui/PreviousNextButtons.tsx'
import type { LoadedMedia } from '../media/use-media.ts'
import type { PictureSlide } from './ViewedPicture.tsx'
import { Viewer } from './Viewer.tsx'

interface ImageViewerProps {
  /** Undefined while the next one is loading. */
  entry: Entry | undefined
  loaded: LoadedMedia
  steps: Steps
  onClose: () => void
}

/** The viewer of an entry's dialog; what comes before and after the shown picture loads once it is shown. */
export function ImageViewer({ entry, loaded, steps, onClose }: ImageViewerProps) {
  const isLogo = entry !== undefined && isPlaceholder(entry)
  const picture = loaded.media.kind === 'picture' && !isLogo ? loaded.media : undefined
  const shown: PictureSlide = {
    type: 'picture',
    entry,
    sources: picture && loaded.sources,
    largest: picture?.largest,
    line: entry && copyrightLine(entry),
  }
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
      onStep={(to) => steps[to].go()}
      onClose={onClose}
    />
  )
}

const loading: PictureSlide = { type: 'picture' }
