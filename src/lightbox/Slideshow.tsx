import { useEffect, useState } from 'react'
import { altOf } from '../apod/entry-text.ts'
import type { Entry } from '../apod/entry.ts'
import { MediaOrNotice } from '../media/EntryMedia.tsx'
import { useMediaFiles } from '../media/files.ts'
import { Glow } from '../media/Glow.tsx'
import { defaultRatio } from '../media/picture-box.ts'
import { Picture } from '../media/Picture.tsx'
import { usePictureAhead } from '../media/use-picture-ahead.ts'
import { usePicture } from '../media/use-picture.ts'
import { useAddress } from '../navigation/history.ts'
import { useIsPageHidden } from '../ui/hooks.ts'
import { useAnnouncement, useLoadingMessage } from '../ui/messages.ts'
import { Timer } from '../ui/Timer.tsx'
import { captionOf } from './Caption.tsx'
import { LightboxDialog } from './LightboxDialog.tsx'
import { PlayControls } from './PlayControls.tsx'
import { pictureKeyOf, usePlaylist } from './playlist.ts'

export interface SlideshowProps {
  /** Undefined while they load. */
  pictures: readonly Entry[] | undefined
  showsYears?: boolean
}

const none: readonly Entry[] = []

/** Shows pictures again and again. At another picture's turn, the shown one stays until that has loaded. */
export function Slideshow(props: SlideshowProps) {
  const { pictures = none, showsYears = false } = props
  const { isShuffled, secondsPerPicture } = useAddress()
  const { current, next, stepFrom } = usePlaylist(pictures, isShuffled)
  const hasSteps = pictures.length > 1

  const [isZoomed, setIsZoomed] = useState(false)
  const [lastReady, setLastReady] = useState<Entry>()
  const shown = current && (lastReady ?? current)
  const files = useMediaFiles(current)
  const picture = usePicture({
    subject: 'slideshow',
    // A zoomed picture stays, even if its turn has ended.
    file: isZoomed && shown !== current ? undefined : files.file,
    alt: current ? altOf(current) : '',
    onError: files.handleError,
    alwaysFades: true,
  })
  usePictureAhead(useMediaFiles(next).file)
  if (picture.isReady && current !== lastReady) setLastReady(current)
  const caption = shown && captionOf(shown.date, shown, showsYears)
  const isLoading = !picture.isReady && !files.hasFailed && !isZoomed

  /** The visitor's last step, until the slideshow goes on by itself. */
  const [visitorStep, setVisitorStep] = useState<1 | -1>()
  const stepBy = (increment: 1 | -1) => ({
    go() {
      // From the shown picture, so a second press while the next is loading changes nothing.
      stepFrom(shown, increment)
      setVisitorStep(increment)
    },
  })
  const steps = { noun: 'picture', previous: stepBy(-1), next: stepBy(1) }
  useLoadingMessage(isLoading && visitorStep !== undefined)
  const isSteppedTo = visitorStep !== undefined && shown === current
  const stepAnnouncement = isSteppedTo ? `${caption?.title}, ${caption?.description}` : ''
  const emptyText = props.pictures ? 'No pictures to show yet.' : 'Loading...'
  useAnnouncement(shown ? stepAnnouncement : emptyText)

  const [isPaused, setIsPaused] = useState(false)
  const isHidden = useIsPageHidden()
  useWakeLock(isHidden)
  // A hidden tab downloads nothing.
  const isPlaying = hasSteps && !isPaused && !isHidden

  // A failed picture is skipped after two seconds, so that a list of broken pictures doesn't race past.
  const turnSeconds = files.hasFailed ? 2 : isLoading ? 30 : secondsPerPicture
  function endTurn() {
    // A picture that didn't load is skipped in the visitor's direction.
    const direction = picture.isReady ? undefined : visitorStep
    stepFrom(current, direction ?? 1)
    setVisitorStep(direction)
  }

  return (
    <>
      <Timer
        key={`${pictureKeyOf(current)} ${picture.isReady} ${files.hasFailed}`}
        seconds={turnSeconds}
        // Even while paused, a current picture that doesn't load is skipped.
        isRunning={(isPlaying || (hasSteps && !picture.isReady)) && !isZoomed}
        onElapsed={endTurn}
      />
      {/* Nobody may be there to press Try again. */}
      {files.hasFailed && <Timer seconds={60} onElapsed={files.retry} />}
      <LightboxDialog
        layer="slideshow"
        pictureKey={pictureKeyOf(shown)}
        caption={caption}
        ratio={picture.ratio ?? defaultRatio}
        onZoom={setIsZoomed}
        pictures={
          current && files.hasFailed && !picture.image ? (
            <MediaOrNotice entry={current} files={files} />
          ) : current ? (
            <Picture picture={picture} fit="contain" />
          ) : (
            <p className={`ui-empty-state ${props.pictures ? '' : 'ui-delayed'}`}>{emptyText}</p>
          )
        }
        glow={picture.elements
          .filter(({ role }) => role !== 'loading')
          .map(({ key, image, role }) => (
            <Glow key={key} image={image} isEntering={role === 'entering'} />
          ))}
        steps={hasSteps ? steps : undefined}
        playControls={
          hasSteps && <PlayControls isPlaying={isPlaying} onToggle={() => setIsPaused(isPlaying)} />
        }
      />
    </>
  )
}

/** Keeps the display on. Browsers end that when the page is hidden. */
function useWakeLock(isPageHidden: boolean) {
  useEffect(() => {
    if (isPageHidden || !('wakeLock' in navigator)) return undefined
    const lock = navigator.wakeLock.request('screen').catch(() => undefined)
    return () => void lock.then((held) => held?.release())
  }, [isPageHidden])
}
