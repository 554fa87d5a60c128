import type { ReactNode } from 'react'
import { altOf, copyrightLineOf, titleOf } from '../apod/entry-text.ts'
import type { Entry } from '../apod/entry.ts'
import { MediaOrNotice } from '../media/EntryMedia.tsx'
import { type MediaFiles, useFiles } from '../media/files.ts'
import { Glow } from '../media/Glow.tsx'
import { ratioOf } from '../media/picture-box.ts'
import { Picture } from '../media/Picture.tsx'
import { usePicture } from '../media/use-picture.ts'
import type { ShownMedia } from '../media/use-shown-media.ts'
import type { Steps } from '../ui/steps.tsx'
import { captionOf } from './Caption.tsx'
import { LightboxDialog } from './LightboxDialog.tsx'

interface ImageViewerProps {
  date: string
  /** Undefined while it loads, and if there is none. */
  entry: Entry | undefined
  shownMedia: ShownMedia
  isLoading?: boolean
  notice?: ReactNode
  /** Where a bookmark's title leads. */
  dayPath?: string | undefined
  steps: Steps
}

/** Shows the dialog's picture first, so that it can move into the viewer, and then the largest file. */
export function ImageViewer(props: ImageViewerProps) {
  const { date, entry, shownMedia, isLoading = false, notice, dayPath, steps } = props
  const { media } = shownMedia
  const { subject, shown, isOfSubject } = shownMedia.picture
  const largestUrl = media.kind === 'picture' ? media.largestUrl : undefined
  const largest = useFiles(largestUrl === undefined ? [] : [{ url: largestUrl }])
  // If the largest file fails, the dialog's stays, unless that is the same.
  const file = largest.file ?? (shownMedia.file?.url === largestUrl ? undefined : shownMedia.file)
  const isPicture = media.kind === 'picture' && file !== undefined
  const isUnknown = !entry && isLoading
  const picture = usePicture({
    subject,
    file: file ?? (isUnknown ? undefined : null),
    onError() {
      if (largest.file) largest.handleError()
    },
    standIn: isPicture && isOfSubject ? shown : undefined,
  })
  const caption = entry ? captionOf(date, titleOf(entry), copyrightLineOf(entry)) : captionOf(date)
  return (
    <LightboxDialog
      layer="viewer"
      pictureKey={subject}
      caption={{ ...caption, path: dayPath }}
      ratio={picture.ratio ?? ratioOf(media)}
      slideContent={
        isPicture || isUnknown ? (
          <Picture picture={picture} alt={entry ? altOf(entry) : ''} hasTransition />
        ) : (
          <NoPicture entry={entry} files={{ media, ...largest }} notice={notice} />
        )
      }
      glow={<Glow image={picture.shown?.image} isPrevious={!picture.isOfSubject} />}
      steps={steps}
    />
  )
}

interface NoPictureProps extends Pick<ImageViewerProps, 'entry' | 'notice'> {
  files: MediaFiles
}

function NoPicture({ entry, files, notice }: NoPictureProps) {
  if (entry && files.hasFailed) return <MediaOrNotice entry={entry} files={files} />
  const words = entry ? <p>There’s no picture to zoom in on.</p> : notice
  return <div className="ui-empty-state">{words}</div>
}
