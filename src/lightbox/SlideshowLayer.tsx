import { Play } from 'lucide-react'
import type { Entry } from '../apod/entry.ts'
import { entriesWithPicture } from '../apod/media.ts'
import { useAddress } from '../navigation/history.ts'
import { openLayer } from '../navigation/layers.ts'
import { Slideshow, type SlideshowProps } from './Slideshow.tsx'

interface SlideshowLayerProps extends Omit<SlideshowProps, 'pictures'> {
  /** Undefined while they load. */
  entries: readonly Entry[] | undefined
}

export function SlideshowLayer({ entries, ...rest }: SlideshowLayerProps) {
  const isOpen = useAddress().layers.includes('slideshow')
  if (!isOpen || !entries) return null
  const pictures = entriesWithPicture(entries)
  // An empty slideshow and the one that follows have nothing in common, not even the zoom.
  return <Slideshow key={String(pictures.length > 0)} pictures={pictures} {...rest} />
}

export function SlideshowButton() {
  return (
    <button
      type="button"
      className="ui-quiet-button ui-outdented"
      title="Slideshow"
      aria-haspopup="dialog"
      onClick={() => openLayer('slideshow')}
    >
      <Play />
      <span className="ui-from-40rem">Slideshow</span>
    </button>
  )
}
