import { useEffect } from 'react'
import type { Slide } from '../apod/slide.ts'
import { dayPathOf } from '../navigation/address.ts'
import { useAddress } from '../navigation/history.ts'
import { FailureNotice } from '../ui/FailureNotice.tsx'
import { useIsPageHidden } from '../ui/hooks.ts'
import { useAnnouncement } from '../ui/messages.ts'
import { Timer } from '../ui/Timer.tsx'
import { captionOf } from './Caption.tsx'
import { LightboxDialog } from './LightboxDialog.tsx'
import { driftOf } from './panorama.ts'
import { PlayControls } from './PlayControls.tsx'
import { useTurns } from './use-turns.ts'

interface SlideshowProps {
  /** Undefined while they load. */
  slides: readonly Slide[] | undefined
  showsYears?: boolean | undefined
}

/** Shows slides again and again. */
export function Slideshow({ slides, showsYears = false }: SlideshowProps) {
  const { secondsPerPicture } = useAddress()
  const turns = useTurns(slides)
  const { shown, picture, files, steps, isPlaying, turn } = turns
  useWakeLock()

  const year = showsYears ? `${shown?.date.slice(0, 4)} · ` : ''
  const caption = shown && {
    ...captionOf(shown.date, year + shown.title, shown.copyright),
    path: dayPathOf(shown.date),
  }
  const emptyText = slides ? 'No pictures to show yet.' : 'Loading...'
  const stepText = turns.hasVisitorStepped ? `${caption?.title}, ${caption?.description}` : ''
  useAnnouncement(shown ? stepText : emptyText)

  const isFailure = files.hasFailed && !picture.shown
  const notice = isFailure ? (
    <FailureNotice
      sentence="The picture couldn’t be loaded."
      isRetrying={false}
      onRetry={files.retry}
    />
  ) : shown ? undefined : (
    <p className={`ui-empty-state ${slides ? '' : 'ui-delayed'}`}>{emptyText}</p>
  )

  return (
    <>
      <Timer key={turn.id} seconds={turn.seconds} isRunning={turn.isRunning} onElapsed={turn.end} />
      <LightboxDialog
        layer="slideshow"
        pictureKey={shown?.key ?? ''}
        caption={caption}
        picture={picture}
        alt={shown?.alt ?? ''}
        // The only picture has no turn to drift in, so it shows whole.
        imagePropsOf={steps && ((ratio) => driftOf(ratio, secondsPerPicture, isPlaying))}
        notice={notice}
        onZoom={turns.handleZoom}
        steps={steps}
        playControls={steps && <PlayControls isPlaying={isPlaying} onToggle={turns.togglePause} />}
      />
    </>
  )
}

/** Keeps the display on. Browsers end that when the page is hidden. */
function useWakeLock() {
  const isPageHidden = useIsPageHidden()
  useEffect(() => {
    if (isPageHidden || !('wakeLock' in navigator)) return undefined
    const lock = navigator.wakeLock.request('screen').catch(() => undefined)
    return () => void lock.then((held) => held?.release())
  }, [isPageHidden])
}
