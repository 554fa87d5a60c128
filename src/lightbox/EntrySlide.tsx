import type { ReactNode } from 'react'
import { altOf } from '../apod/entry-text.ts'
import type { Entry } from '../apod/entry.ts'
import { MediaOrNotice } from '../media/EntryMedia.tsx'
import { Picture } from '../media/Picture.tsx'
import { type MediaLoad, useMediaLoad } from '../media/use-media-load.ts'
import { useFileLoad } from '../ui/file-load.ts'

interface EntrySlideProps {
  entry: Entry | undefined
  onLoad: (ratio: number) => void
  children: ReactNode
}

/** Shows the file of the dialog, which moves into the viewer, and then the largest one. */
export function EntrySlide({ entry, onLoad, children }: EntrySlideProps) {
  const load = useMediaLoad(entry)
  const { media } = load
  const largest = useFileLoad(media.kind === 'picture' ? [{ url: media.largestUrl }] : [])
  const { status, file } = largest
  const shown: MediaLoad = status === 'ready' ? { ...load, status, file } : load
  if (!entry || media.kind === 'film' || media.kind === 'player')
    return <div className="ui-empty-state">{children}</div>
  return (
    <>
      <MediaOrNotice entry={entry} load={shown}>
        <Picture
          load={shown}
          fit="whole"
          alt={altOf(entry)}
          hasTransition
          onLoad={({ naturalWidth, naturalHeight }) => onLoad(naturalWidth / naturalHeight)}
        />
      </MediaOrNotice>
      {status === 'loading' && <Picture load={largest} fit="whole" hidden />}
    </>
  )
}
