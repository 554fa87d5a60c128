import { useEffect, useEffectEvent, useState } from 'react'
import type { Entry } from '../apod/entry.ts'
import { mediaOf } from '../apod/media.ts'
import { smallUrlOf } from '../media/file-load.ts'
import { Glow } from '../media/Glow.tsx'
import { defaultRatio } from '../media/picture-box.ts'
import { useAddress } from '../navigation/history.ts'
import { useIsPageHidden } from '../ui/hooks.ts'
import { announce, useLoadingMessage } from '../ui/messages.ts'
import { Timer } from '../ui/Timer.tsx'
import { captionOf } from './Caption.tsx'
import { frameResumeSeconds, LightboxDialog } from './LightboxDialog.tsx'
import { PlayControls } from './PlayControls.tsx'
import { pictureKeyOf, usePlaylist } from './playlist.ts'
import { SlideshowPicture } from './SlideshowPicture.tsx'

export interface SlideshowProps {
  /** Must not be empty. */
  pictures: readonly Entry[]
  showsYears?: boolean
  /** Called when the list's last picture is the current one. In a shuffle that may be at any time. */
  onLastPicture?: (() => void) | undefined
}

/**
 * Shows pictures in an endless loop. `current` is the one whose turn it is, and `next` is preloaded. `shown` stays
 * until `current` has loaded and takes its place, while `fadingOut` disappears.
 */
export function Slideshow(props: SlideshowProps) {
  const { pictures, showsYears = false, onLastPicture } = props
  const { screen, isShuffled, secondsPerPicture } = useAddress()
  const { current, next, stepFrom } = usePlaylist(pictures, isShuffled)
  const [display, setDisplay] = useState<{
    entry: Entry
    ratio: number
    fadingOut: Entry | undefined
  }>()
  const shown = display?.entry ?? current
  const shownKey = pictureKeyOf(shown)
  const caption = captionOf(shown?.date ?? '', shown, showsYears)
  const entries = [display?.fadingOut, shown, current, next].filter((entry) => entry !== undefined)
  const mounted = new Map(entries.map((entry) => [pictureKeyOf(entry), entry]))
  // Sorted, because an element that React moves among its siblings doesn't fade.
  const mountedPictures = [...mounted].toSorted(([a], [b]) => a.localeCompare(b))
  const fadeClass = (key: string) => `ui-fading ${key === shownKey ? '' : 'ui-gone'}`

  const isWaitingForCurrent = pictureKeyOf(current) !== shownKey
  /** The visitor's step, until its picture has loaded. */
  const [visitorStep, setVisitorStep] = useState<1 | -1>()
  /** Steps from the shown picture, so pressing the same button again while the picture is loading changes nothing. */
  function takeVisitorStep(increment: 1 | -1) {
    stepFrom(shown, increment)
    setVisitorStep(increment)
  }
  function show(entry: Entry, ratio: number) {
    setDisplay({ entry, ratio, fadingOut: shown })
    setVisitorStep(undefined)
    const { title, description } = captionOf(entry.date, entry, showsYears)
    if (visitorStep) announce(`${title}, ${description}`)
  }
  useLoadingMessage(isWaitingForCurrent && visitorStep !== undefined)

  const hasSteps = pictures.length > 1
  const [isPaused, setIsPaused] = useState(false)
  const isHidden = useIsPageHidden()
  useWakeLock(!isHidden)
  const isFrame = screen === 'today' || secondsPerPicture >= 600
  // A frame keeps playing while hidden, because wallpaper programs report their page as hidden. Other slideshows pause,
  // because hidden tabs would keep downloading pictures.
  const isPlaying = hasSteps && !isPaused && (!isHidden || isFrame)
  const togglePause = () => setIsPaused(isPlaying)

  const isLastPicture = current === pictures.at(-1)
  const handleLastPicture = useEffectEvent(() => onLastPicture?.())
  useEffect(() => {
    if (isLastPicture) handleLastPicture()
  }, [isLastPicture])

  return (
    <>
      {isFrame && isPaused && (
        <Timer seconds={frameResumeSeconds} onElapsed={() => setIsPaused(false)} />
      )}
      <LightboxDialog
        layer="slideshow"
        pictureKey={shownKey}
        caption={caption}
        ratio={display?.ratio ?? defaultRatio}
        renderPictures={(isZoomed) =>
          mountedPictures.map(([key, entry]) => (
            <SlideshowPicture
              key={key}
              entry={entry}
              className={fadeClass(key)}
              isShown={key === shownKey}
              isCurrent={key === pictureKeyOf(current)}
              // Even while paused, a current picture that doesn't load is skipped.
              isTimed={isPlaying || (hasSteps && isWaitingForCurrent)}
              isZoomed={isZoomed}
              onReady={(ratio) => show(entry, ratio)}
              // A picture that didn't load is skipped in the visitor's direction.
              onElapsed={() => stepFrom(current, visitorStep ?? 1)}
            />
          ))
        }
        light={mountedPictures.map(([key, entry]) => (
          <Glow key={key} url={smallUrlOf(mediaOf(entry))} className={fadeClass(key)} />
        ))}
        steps={
          hasSteps
            ? {
                noun: 'picture',
                previous: { go: () => takeVisitorStep(-1) },
                next: { go: () => takeVisitorStep(1) },
              }
            : undefined
        }
        playControls={hasSteps && <PlayControls isPlaying={isPlaying} onToggle={togglePause} />}
        isFrame={isFrame}
        onSpace={togglePause}
      />
    </>
  )
}

/** Keeps the display on. The browser releases the lock when the page is hidden. */
function useWakeLock(shouldHold: boolean) {
  useEffect(() => {
    if (!shouldHold || !('wakeLock' in navigator)) return undefined
    // Browsers refuse it when the battery is low.
    const lock = navigator.wakeLock.request('screen').catch(() => undefined)
    return () => void lock.then((held) => held?.release())
  }, [shouldHold])
}
