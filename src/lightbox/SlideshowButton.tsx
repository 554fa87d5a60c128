import { Play } from 'lucide-react'
import { useAddress } from '../navigation/history.ts'
import { openLayer } from '../navigation/layers.ts'
import { takeFocus } from '../ui/focus.ts'

export function SlideshowButton() {
  const isOpen = useAddress().layers.includes('slideshow')
  return (
    <button
      type="button"
      className="ui-quiet-button ui-outdented"
      title="Slideshow"
      // So that it has the focus after Close, even if Back or an address has opened the slideshow.
      ref={isOpen ? takeFocus : undefined}
      aria-haspopup="dialog"
      onClick={() => openLayer('slideshow')}
    >
      <Play />
      <span className="ui-from-40rem">Slideshow</span>
    </button>
  )
}
