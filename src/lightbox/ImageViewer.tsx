import { Fragment, type ReactNode } from 'react'
import { altOf } from '../apod/entry-text.ts'
import type { Entry } from '../apod/entry.ts'
import { isPlayable } from '../apod/media.ts'
import { MediaOrNotice } from '../media/EntryMedia.tsx'
import { type MediaLoad, useFileLoad, useMediaLoad } from '../media/file-load.ts'
import { Glow } from '../media/Glow.tsx'
import { ratioOf } from '../media/picture-box.ts'
import { Picture } from '../media/Picture.tsx'
import { useLoadingMessage } from '../ui/messages.ts'
import type { Steps } from '../ui/steps.tsx'
import { captionOf } from './Caption.tsx'
import { LightboxDialog } from './LightboxDialog.tsx'

interface ImageViewerProps {
  date: string
  entry: Entry | undefined
  isLoading?: boolean
  notice?: ReactNode
  lightUrl?: string | undefined
  steps: Steps
}

/** Shows the dialog's file first, so that it can move into the viewer, and then the largest file. */
export function ImageViewer({ date, entry, isLoading, notice, lightUrl, steps }: ImageViewerProps) {
  const load = useMediaLoad(entry)
  const { media } = load
  const largest = useFileLoad(media.kind === 'picture' ? [{ url: media.largestUrl }] : [])
  const { status, file, ratio } = largest
  const shown: MediaLoad = status === 'ready' ? { ...load, status, file, ratio } : load
  useLoadingMessage(shown.status === 'loading')
  const noticeOrLoading = isLoading ? <p>Loading...</p> : notice
  const pictures =
    !entry || isPlayable(media) ? (
      <div className="ui-empty-state">
        {entry ? <p>There’s no picture to zoom in on.</p> : noticeOrLoading}
      </div>
    ) : (
      <Fragment key={date}>
        <MediaOrNotice entry={entry} load={shown}>
          <Picture load={shown} fit="contain" alt={altOf(entry)} hasTransition />
        </MediaOrNotice>
        {status === 'loading' && <Picture load={largest} fit="contain" hidden />}
      </Fragment>
    )
  return (
    <LightboxDialog
      layer="viewer"
      pictureKey={date}
      caption={captionOf(date, entry)}
      ratio={shown.ratio || ratioOf(media)}
      renderPictures={() => pictures}
      light={<Glow url={lightUrl} />}
      steps={steps}
    />
  )
}
