import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import type { Entry } from '../apod/entry.ts'
import { AmbientLight, lightOf } from '../media/AmbientLight.tsx'
import { usualRatio } from '../media/picture-box.ts'
import { useAddress } from '../navigation/history.ts'
import { usualSeconds } from '../navigation/routes.ts'
import { useDocumentEvent } from '../ui/hooks.ts'
import { keyNameOf } from '../ui/shortcuts.ts'
import { useSlides } from './EntrySlide.tsx'
import { LightboxDialog } from './LightboxDialog.tsx'
import { keyOf, usePlaylist } from './playlist.ts'
import { SlideshowPicture } from './SlideshowPicture.tsx'
import { SlideshowTools } from './SlideshowTools.tsx'
import styles from './Lightbox.module.css'

export interface SlideshowProps {
  /** At least one. */
  pictures: readonly Entry[]
  showsYears?: boolean
  onLastPicture?: (() => void) | undefined
}

/**
 * Shows pictures round and round. One is `next` while it loads ahead, `current` when it is its turn, `shown` from when
 * it has loaded until the next one has, and `last.before` while it fades.
 */
export function Slideshow(props: SlideshowProps) {
  const { pictures, showsYears = false, onLastPicture } = props
  const { isShuffled = false, every = usualSeconds } = useAddress()
  const { current, next, step } = usePlaylist(pictures, isShuffled)
  const [last, setLast] = useState<{ entry: Entry; ratio: number; before: Entry | undefined }>()
  const shown = last?.entry ?? current
  const slides = useSlides(shown?.date ?? '', shown, showsYears)
  const loaded = new Map(
    [last?.before, shown, current, next].flatMap((each) => (each ? [[keyOf(each), each]] : [])),
  )
  // Sorted, because an element that changes its place in the page does not fade.
  const inOrder = [...loaded].toSorted(([a], [b]) => a.localeCompare(b))
  const fadeOf = (key: string) => `${styles.fading} ${key === keyOf(shown) ? '' : styles.gone}`

  const hasSteps = pictures.length > 1
  const [isPaused, setIsPaused] = useState(false)
  const [isHidden, setIsHidden] = useState(document.hidden)
  useDocumentEvent('visibilitychange', () => setIsHidden(document.hidden))
  useWakeLock(!isHidden)
  // Wallpaper programs hide a page that is seen. A forgotten tab has a quick pace, and would load much.
  const isPlaying = hasSteps && !isPaused && (!isHidden || every >= 600)

  const index = pictures.findIndex((each) => each === current)
  const isLast = index === pictures.length - 1
  const askForMore = useEffectEvent(() => onLastPicture?.())
  useEffect(() => {
    if (isLast) askForMore()
  }, [isLast])

  function handleKey({ nativeEvent, repeat, target }: KeyboardEvent) {
    if (keyNameOf(nativeEvent) === ' ' && !repeat && !(target instanceof HTMLButtonElement))
      setIsPaused(!isPaused)
  }

  return (
    <LightboxDialog
      aria-label="Slideshow viewer"
      layer="slideshow"
      slides={slides}
      renderContent={(isZoomed) => (
        <div className={styles.slide} style={{ '--ratio': last?.ratio ?? usualRatio }}>
          {inOrder.map(([key, entry]) => (
            <SlideshowPicture
              key={key}
              entry={entry}
              className={fadeOf(key)}
              isShown={key === keyOf(shown)}
              isCurrent={key === keyOf(current)}
              isPlaying={isPlaying}
              isZoomed={isZoomed}
              onReady={(ratio) => setLast({ entry, ratio, before: shown })}
              onEnd={() => step(1)}
            />
          ))}
        </div>
      )}
      light={inOrder.map(([key, entry]) => (
        <AmbientLight key={key} light={lightOf(entry)} className={fadeOf(key)} />
      ))}
      steps={
        hasSteps
          ? { noun: 'picture', previous: { go: () => step(-1) }, next: { go: () => step(1) } }
          : undefined
      }
      tools={
        hasSteps && (
          <SlideshowTools isPlaying={isPlaying} onTogglePause={() => setIsPaused(isPlaying)} />
        )
      }
      onKeyDown={handleKey}
      lightbox={{
        // Browsers refuse full screen before the first click or key.
        fullscreen: { auto: navigator.userActivation.isActive },
        labels: { '{index} of {total}': `${index + 1} of ${pictures.length}` },
      }}
    />
  )
}

/** Keeps the display on. The browser releases the lock when the page is hidden. */
function useWakeLock(isWanted: boolean) {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return undefined
    const ask = () => navigator.wakeLock.request('screen').catch(() => undefined)
    let lock = ask()
    const timer = setInterval(() => {
      lock = lock.then((held) => (held && !held.released ? held : ask()))
    }, 60_000)
    return () => {
      clearInterval(timer)
      void lock.then((held) => held?.release())
    }
  }, [isWanted])
}
