import { Maximize2 } from 'lucide'
import { lazy, useState } from 'react'
import type { Entry } from '../../apod/entry.ts'
import { LazyBoundary } from '../../ui/LazyBoundary.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { LoadedMedia } from '../media/use-media.ts'

const ImageViewer = lazy(async () => ({ default: (await import('./ImageViewer.tsx')).ImageViewer }))

interface ImageViewerButtonProps extends LoadedMedia {
  entry: Entry
}

/** Opens the image viewer, if the entry has a picture. */
export function ImageViewerButton({ entry, media, status, failures }: ImageViewerButtonProps) {
  const [open, setOpen] = useState(false)
  // An open viewer shows the error itself.
  if (media.kind !== 'picture' || (status === 'error' && !open)) return null
  return (
    <>
      <button
        type="button"
        className="quiet-button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon icon={Maximize2} />
        Zoom
      </button>
      {open && (
        <LazyBoundary>
          <ImageViewer
            entry={entry}
            source={media.sources[failures]}
            largest={media.largest}
            onClose={() => setOpen(false)}
          />
        </LazyBoundary>
      )}
    </>
  )
}
