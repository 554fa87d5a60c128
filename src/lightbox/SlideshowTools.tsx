import { type LucideIcon, Pause, Play, Shuffle } from 'lucide-react'
import { IconButton } from 'yet-another-react-lightbox'
import { addressNow } from '../navigation/address.ts'
import { changeAddress, useAddress } from '../navigation/history.ts'
import { usualSeconds } from '../navigation/routes.ts'
import { countOf } from '../text/plain-text.ts'
import { Select } from '../ui/Select.tsx'

declare module 'yet-another-react-lightbox' {
  interface Labels {
    Play?: string
    Pause?: string
    Shuffle?: string
  }
}

interface SlideshowToolsProps {
  isPlaying: boolean
  onTogglePause: () => void
}

export function SlideshowTools({ isPlaying, onTogglePause }: SlideshowToolsProps) {
  const { every = usualSeconds, isShuffled } = useAddress()
  const paces = [...new Set([usualSeconds, 30, 60, 600, 3600, 86_400, every])]
  return (
    <>
      <Select
        className="ui-field"
        label="Each picture for"
        value={String(every)}
        options={paces
          .toSorted((a, b) => a - b)
          .map((seconds) => ({ value: String(seconds), label: inWords(seconds) }))}
        onChange={(chosen) => changeAddress({ ...addressNow(), every: Number(chosen) })}
      />
      <IconButton
        label="Shuffle"
        aria-pressed={isShuffled === true}
        icon={toolIcons.shuffle}
        onClick={() => changeAddress({ ...addressNow(), isShuffled: !isShuffled })}
      />
      <IconButton
        label={isPlaying ? 'Pause' : 'Play'}
        icon={isPlaying ? toolIcons.pause : toolIcons.play}
        onClick={onTogglePause}
      />
    </>
  )
}

/** ‘8 sec’, ‘1 hr’, because a small phone has no room for whole words. */
function inWords(seconds: number) {
  if (seconds % 86_400 === 0) return countOf(seconds / 86_400, 'day')
  if (seconds % 3600 === 0) return `${seconds / 3600} hr`
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} sec`
}

// The library's icons have this margin around them.
const toolIcon = (Icon: LucideIcon) => () => <Icon className="yarl__icon" viewBox="-3 -3 30 30" />
const toolIcons = { shuffle: toolIcon(Shuffle), play: toolIcon(Play), pause: toolIcon(Pause) }
