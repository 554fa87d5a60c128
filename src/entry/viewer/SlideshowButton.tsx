import { Play } from 'lucide'
import { open } from '../../navigation/layers.ts'
import { Icon } from '../../ui/Icon.tsx'

interface SlideshowButtonProps {
  /** It keeps its place where it is disabled. */
  isDisabled?: boolean
  /** Its icon alone is seen. */
  isRound?: boolean
}

/** The button that opens the list's slideshow. */
export function SlideshowButton(props: SlideshowButtonProps) {
  const { isDisabled = false, isRound = false } = props
  return (
    <button
      type="button"
      className={isRound ? 'icon-button' : 'quiet-button'}
      title="Slideshow"
      aria-haspopup="dialog"
      aria-disabled={isDisabled}
      onClick={() => isDisabled || open('slideshow')}
    >
      <Icon icon={Play} />
      <span>Slideshow</span>
    </button>
  )
}
