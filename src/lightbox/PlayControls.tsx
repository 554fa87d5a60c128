import { Pause, Play, Shuffle } from 'lucide-react'
import { addressNow } from '../navigation/address.ts'
import { replaceAddress, useAddress } from '../navigation/history.ts'
import { defaultSeconds } from '../navigation/routes.ts'
import { formatCount } from '../text/plain-text.ts'
import { Select } from '../ui/Select.tsx'
import { useShortcut } from '../ui/shortcuts.ts'

interface PlayControlsProps {
  isPlaying: boolean
  onToggle: () => void
}

export function PlayControls({ isPlaying, onToggle }: PlayControlsProps) {
  useShortcut(' ', onToggle)
  const { secondsPerPicture, isShuffled } = useAddress()
  const intervals = [...new Set([defaultSeconds, 30, 60, 600, 3600, 86_400, secondsPerPicture])]
  return (
    <>
      <Select
        className="ui-field"
        label="Time per picture"
        value={String(secondsPerPicture)}
        options={intervals
          .toSorted((a, b) => a - b)
          .map((seconds) => ({ value: String(seconds), label: formatInterval(seconds) }))}
        onChange={(value) => replaceAddress({ ...addressNow(), secondsPerPicture: Number(value) })}
      />
      <button
        type="button"
        className="ui-round-button"
        title="Shuffle"
        aria-pressed={isShuffled}
        onClick={() => replaceAddress({ ...addressNow(), isShuffled: !isShuffled })}
      >
        <Shuffle />
      </button>
      <button
        type="button"
        className="ui-round-button"
        title={isPlaying ? 'Pause' : 'Play'}
        onClick={onToggle}
      >
        {isPlaying ? <Pause /> : <Play />}
      </button>
    </>
  )
}

/** ‘8 sec’, ‘1 hr’, ‘1 day’: abbreviates long words, because a small phone has little room. */
function formatInterval(seconds: number) {
  if (seconds % 86_400 === 0) return formatCount(seconds / 86_400, 'day')
  if (seconds % 3600 === 0) return `${seconds / 3600} hr`
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} sec`
}
