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
  if (!isOpen) return null
  return <Slideshow pictures={entries && entriesWithPicture(entries)} {...rest} />
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
