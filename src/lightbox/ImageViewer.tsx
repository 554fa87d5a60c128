import { type ReactNode, useState } from 'react'
import { altOf } from '../apod/entry-text.ts'
import type { Entry } from '../apod/entry.ts'
import { isPlayable, mediaOf } from '../apod/media.ts'
import { AmbientLight } from '../media/AmbientLight.tsx'
import { MediaOrNotice } from '../media/EntryMedia.tsx'
import { type MediaLoad, useFileLoad, useMediaLoad } from '../media/file-load.ts'
import { ratioOf, defaultRatio } from '../media/picture-box.ts'
import { Picture } from '../media/Picture.tsx'
import type { Steps } from '../ui/steps.tsx'
import { captionOf } from './Caption.tsx'
import { LightboxDialog } from './LightboxDialog.tsx'

interface ImageViewerProps {
  id: string
  entry: Entry | undefined
  isLoading?: boolean
  notice?: ReactNode
  lightUrl?: string | undefined
  steps: Steps
}

export function ImageViewer({ id, entry, isLoading, notice, lightUrl, steps }: ImageViewerProps) {
  const pictureKey = entry?.date ?? id
  const [loaded, setLoaded] = useState({ pictureKey: '', ratio: NaN })
  const statedRatio = entry ? ratioOf(mediaOf(entry)) : defaultRatio
  const noticeOrLoading = isLoading ? <p>Loading...</p> : notice
  return (
    <LightboxDialog
      layer="viewer"
      pictureKey={pictureKey}
      caption={captionOf(pictureKey, entry)}
      ratio={loaded.pictureKey === pictureKey ? loaded.ratio : statedRatio}
      renderPictures={() => (
        <ViewerPicture
          key={pictureKey}
          entry={entry}
          fallback={entry ? <p>There’s no picture to zoom in on.</p> : noticeOrLoading}
          onLoad={(ratio) => setLoaded({ pictureKey, ratio })}
        />
      )}
      light={<AmbientLight url={lightUrl} />}
      steps={steps}
    />
  )
}

/** Shows the dialog's file first, so that it can move into the viewer, and then the largest file. */
function ViewerPicture(props: {
  entry: Entry | undefined
  /** Shown without an entry, or for a video or embed. */
  fallback: ReactNode
  onLoad: (ratio: number) => void
}) {
  const { entry, fallback, onLoad } = props
  const load = useMediaLoad(entry)
  const { media } = load
  const largest = useFileLoad(media.kind === 'picture' ? [{ url: media.largestUrl }] : [])
  const { status, file } = largest
  const shown: MediaLoad = status === 'ready' ? { ...load, status, file } : load
  if (!entry || isPlayable(media)) return <div className="ui-empty-state">{fallback}</div>
  return (
    <>
      <MediaOrNotice entry={entry} load={shown}>
        <Picture
          load={shown}
          fit="contain"
          alt={altOf(entry)}
          hasTransition
          onLoad={({ naturalWidth, naturalHeight }) => onLoad(naturalWidth / naturalHeight)}
        />
      </MediaOrNotice>
      {status === 'loading' && <Picture load={largest} fit="contain" hidden />}
    </>
  )
}
