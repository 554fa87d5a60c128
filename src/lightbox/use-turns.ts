import { useState } from 'react'
import type { Slide } from '../apod/slide.ts'
import { useFiles } from '../media/files.ts'
import { usePicture, usePictureAhead } from '../media/use-picture.ts'
import { useAddress } from '../navigation/history.ts'
import { useIsPageHidden } from '../ui/hooks.ts'
import { filesOf } from './panorama.ts'
import { usePlaylist } from './playlist.ts'

/** Gives one slide after the other its turn. The shown one stays until the one whose turn it is has loaded. */
export function useTurns(slides: readonly Slide[] = []) {
  const { isShuffled, secondsPerPicture } = useAddress()
  const { current, next, stepFrom } = usePlaylist(slides, isShuffled)
  const hasSteps = next !== current

  const [isZoomed, setIsZoomed] = useState(false)
  const [lastReady, setLastReady] = useState<Slide>()
  const shown = current && (lastReady ?? current)
  const files = useFiles(filesOf(current))
  const picture = usePicture({
    subject: 'slideshow',
    // A zoomed picture stays, even if its turn has ended.
    file: isZoomed && shown?.key !== current?.key ? undefined : files.file,
    onError: files.handleError,
    alwaysFades: true,
  })
  const { isReady } = picture
  usePictureAhead(filesOf(next)[0])
  if (isReady && current?.key !== lastReady?.key) setLastReady(current)

  /** The visitor's last step, until the slideshow goes on by itself. */
  const [visitorStep, setVisitorStep] = useState<1 | -1>()
  function step(increment: 1 | -1) {
    // From the shown picture, so a second press while the next is loading changes nothing.
    stepFrom(shown, increment)
    setVisitorStep(increment)
  }
  const steps = {
    noun: 'picture',
    previous: { go: () => step(-1) },
    next: { go: () => step(1) },
  }
  function endTurn() {
    // If the only picture failed, it is requested again, because nobody may be there to press Try again.
    if (!hasSteps && files.hasFailed) files.retry()
    // A picture that didn't load is skipped in the visitor's direction.
    const direction = isReady ? undefined : visitorStep
    stepFrom(current, direction ?? 1)
    setVisitorStep(direction)
  }

  const [isPaused, setIsPaused] = useState(false)
  // A hidden tab downloads nothing.
  const isPlaying = !useIsPageHidden() && hasSteps && !isPaused
  // A list of broken pictures shouldn't race past.
  const secondsAfterFailure = hasSteps ? 2 : 60
  const secondsWhileLoading = 30
  const secondsUnlessReady = files.hasFailed ? secondsAfterFailure : secondsWhileLoading

  return {
    shown,
    picture,
    files,
    steps: hasSteps ? steps : undefined,
    hasVisitorStepped: visitorStep !== undefined && shown?.key === current?.key,
    isPlaying,
    handleZoom: setIsZoomed,
    togglePause: () => setIsPaused(isPlaying),
    turn: {
      id: `${current?.key} ${isReady} ${files.hasFailed}`,
      seconds: isReady ? secondsPerPicture : secondsUnlessReady,
      // Even while paused, a current picture that doesn't load is skipped.
      isRunning: (isPlaying || !isReady) && !isZoomed,
      end: endTurn,
    },
  }
}
