import { useEffect, useState } from 'react'
import type { PictureSource } from '../apod/picture-sources.ts'
import type { Slide } from '../apod/slide.ts'
import { useFiles } from '../media/files.ts'
import { Glow } from '../media/Glow.tsx'
import { defaultRatio, panoramaRatio, ratioOf } from '../media/picture-box.ts'
import { Picture } from '../media/Picture.tsx'
import { idOf, usePicture, usePictureAhead } from '../media/use-picture.ts'
import { dayPathOf } from '../navigation/address.ts'
import { useAddress } from '../navigation/history.ts'
import { useVisit } from '../navigation/visits.ts'
import { FailureNotice } from '../ui/FailureNotice.tsx'
import { useIsPageHidden } from '../ui/hooks.ts'
import { useAnnouncement } from '../ui/messages.ts'
import { Timer } from '../ui/Timer.tsx'
import { captionOf } from './Caption.tsx'
import { LightboxDialog } from './LightboxDialog.tsx'
import { PlayControls } from './PlayControls.tsx'
import { usePlaylist } from './playlist.ts'

interface SlideshowProps {
  /** Undefined while they load. */
  slides: readonly Slide[] | undefined
  showsYears?: boolean | undefined
}

const none: readonly Slide[] = []

/** Shows slides again and again. At another one's turn, the shown one stays until that has loaded. */
export function Slideshow({ slides, showsYears = false }: SlideshowProps) {
  const { isShuffled, secondsPerPicture } = useAddress()
  const pressedLink = useVisit('pressedLink')
  // After Back from a title's link, that slide is the first.
  const isFirst = ({ date }: Slide) => pressedLink !== undefined && dayPathOf(date) === pressedLink
  const { current, next, stepFrom } = usePlaylist(slides ?? none, isShuffled, isFirst)
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
  const { leaving } = picture
  usePictureAhead(filesOf(next)[0])
  if (picture.isReady && current?.key !== lastReady?.key) setLastReady(current)
  const year = showsYears ? `${shown?.date.slice(0, 4)} · ` : ''
  const caption = shown && {
    ...captionOf(shown.date, year + shown.title, shown.copyright),
    path: dayPathOf(shown.date),
  }
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
  const isSteppedTo = visitorStep !== undefined && shown?.key === current?.key
  const stepAnnouncement = isSteppedTo ? `${caption?.title}, ${caption?.description}` : ''
  const emptyText = slides ? 'No pictures to show yet.' : 'Loading...'
  useAnnouncement(shown ? stepAnnouncement : emptyText)

  const [isPaused, setIsPaused] = useState(false)
  const isHidden = useIsPageHidden()
  useWakeLock(isHidden)
  // A hidden tab downloads nothing.
  const isPlaying = hasSteps && !isPaused && !isHidden

  // A list of broken pictures shouldn't race past.
  const failureSeconds = hasSteps ? 2 : 60
  const turnSeconds = files.hasFailed ? failureSeconds : isLoading ? 30 : secondsPerPicture
  function endTurn() {
    // The only picture is requested again, because nobody may be there to press Try again.
    if (!hasSteps && files.hasFailed) files.retry()
    // A picture that didn't load is skipped in the visitor's direction.
    const direction = picture.isReady ? undefined : visitorStep
    stepFrom(current, direction ?? 1)
    setVisitorStep(direction)
  }

  return (
    <>
      <Timer
        key={`${current?.key} ${picture.isReady} ${files.hasFailed}`}
        seconds={turnSeconds}
        // Even while paused, a current picture that doesn't load is skipped.
        isRunning={(isPlaying || !picture.isReady) && !isZoomed}
        onElapsed={endTurn}
      />
      <LightboxDialog
        layer="slideshow"
        pictureKey={shown?.key ?? ''}
        caption={caption}
        ratio={picture.ratio ?? defaultRatio}
        // The only picture has no turn, so all of it shows.
        drift={
          hasSteps
            ? {
                '--turn': `${Math.min(secondsPerPicture, 60)}s`,
                '--play-state': isPlaying ? 'running' : 'paused',
              }
            : undefined
        }
        onZoom={setIsZoomed}
        slideContent={
          current && files.hasFailed && !picture.shown ? (
            <FailureNotice
              sentence="The picture couldn’t be loaded."
              isRetrying={false}
              onRetry={files.retry}
            />
          ) : current ? (
            <Picture picture={picture} alt={shown?.alt ?? ''} />
          ) : (
            <p className={`ui-empty-state ${slides ? '' : 'ui-delayed'}`}>{emptyText}</p>
          )
        }
        glow={
          current && (
            <>
              {leaving && <Glow key={idOf(leaving)} image={leaving.image} />}
              <Glow
                key={picture.shown && idOf(picture.shown)}
                image={picture.shown?.image}
                isEntering={leaving !== undefined}
              />
            </>
          )
        }
        steps={hasSteps ? steps : undefined}
        playControls={
          hasSteps && <PlayControls isPlaying={isPlaying} onToggle={() => setIsPaused(isPlaying)} />
        }
      />
    </>
  )
}

function filesOf(slide: Slide | undefined): readonly PictureSource[] {
  if (!slide) return []
  const { sources } = slide.picture
  const ratio = ratioOf(slide.picture)
  if (ratio <= panoramaRatio) return sources
  return sources.map(({ url, srcset }) => ({ url, srcset, sizes: `${100 * ratio}vh` }))
}

/** Keeps the display on. Browsers end that when the page is hidden. */
function useWakeLock(isPageHidden: boolean) {
  useEffect(() => {
    if (isPageHidden || !('wakeLock' in navigator)) return undefined
    const lock = navigator.wakeLock.request('screen').catch(() => undefined)
    return () => void lock.then((held) => held?.release())
  }, [isPageHidden])
}
