import { Play } from 'lucide-react'
import { openLayer } from '../navigation/layers.ts'

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
