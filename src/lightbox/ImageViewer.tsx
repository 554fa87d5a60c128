import type { ReactNode } from 'react'
import { altOf, copyrightLineOf, titleOf } from '../apod/entry-text.ts'
import type { Entry } from '../apod/entry.ts'
import { MediaOrNotice } from '../media/EntryMedia.tsx'
import { useFiles } from '../media/files.ts'
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
  const largest = media.kind === 'picture' ? [{ url: media.largestUrl }] : []
  const others = media.kind === 'picture' ? media.sources : []
  // If the largest file fails, the next one shows.
  const files = useFiles([...largest, ...others.filter(({ url }) => url !== largest[0]?.url)])
  const isPicture = files.file !== undefined
  const isUnknown = !entry && isLoading
  const picture = usePicture({
    subject,
    file: files.file ?? (isUnknown ? undefined : null),
    onError: files.handleError,
    standIn: isPicture && isOfSubject ? shown : undefined,
  })
  const caption = entry ? captionOf(date, titleOf(entry), copyrightLineOf(entry)) : captionOf(date)
  const noPicture =
    entry && files.hasFailed ? (
      <MediaOrNotice entry={entry} files={{ media, ...files }} />
    ) : (
      <div className="ui-empty-state">
        {entry ? <p>There’s no picture to zoom in on.</p> : notice}
      </div>
    )
  return (
    <LightboxDialog
      layer="viewer"
      pictureKey={subject}
      caption={{ ...caption, path: dayPath }}
      picture={picture}
      alt={entry ? altOf(entry) : ''}
      notice={isPicture || isUnknown ? undefined : noPicture}
      steps={steps}
    />
  )
}
