import { type KeyboardEvent, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import type { SlideshowRef } from 'yet-another-react-lightbox'
import type { Entry } from '../../apod/entry.ts'
import { close } from '../../navigation/layers.ts'
import { useAddress } from '../../navigation/use-location.ts'
import { useDocumentEvent } from '../../ui/hooks.ts'
import { keyOf } from '../../ui/shortcuts.ts'
import { useWakeLock } from '../../ui/use-wake-lock.ts'
import type { PictureSlide } from './ViewerSlide.tsx'
import styles from './Viewer.module.css'
import { slideOf, Viewer } from './viewer-part.tsx'

interface SlideshowProps {
  /** In the list's order, the same array while they are the same; undefined before they are known. */
  pictures: readonly Entry[] | undefined
}

/** The slideshow of a list, while the address asks for it and there is a picture. */
export function Slideshow({ pictures }: SlideshowProps) {
  const isOn = useAddress().layers.includes('slideshow')
  const isEmpty = pictures?.length === 0
  useEffect(() => {
    if (isOn && isEmpty) close('slideshow')
  }, [isOn, isEmpty])
  return (
    isOn &&
    pictures &&
    !isEmpty && (
      <Suspense>
        <Pictures pictures={pictures} />
      </Suspense>
    )
  )
}

/** Shows pictures one after the other, again and again, until the visitor closes it. */
function Pictures({ pictures }: { pictures: readonly Entry[] }) {
  const [failed, setFailed] = useState<ReadonlySet<Entry['date']>>(new Set())
  const slides = useMemo(() => {
    const others = pictures.filter(({ date }) => !failed.has(date))
    // The last one stays, to say that it failed.
    return (others.length > 0 ? others : pictures.slice(-1)).map((entry) => slideOf(entry, true))
  }, [pictures, failed])
  const [shown, setShown] = useState(0)
  const [list, setList] = useState({ slides, index: 0 })
  if (list.slides !== slides) setList({ slides, index: indexAfter(list.slides, shown, slides) })

  const player = useRef<SlideshowRef>(null)
  usePauseWhileHidden(player)
  useWakeLock(true)
  const isIdle = useIdle()

  function pressKey({ nativeEvent, target }: KeyboardEvent) {
    if (keyOf(nativeEvent) === ' ' && !(target instanceof HTMLButtonElement))
      player.current?.[player.current.playing ? 'pause' : 'play']()
  }

  return (
    <Viewer
      aria-label="Slideshow viewer"
      layer="slideshow"
      className={isIdle ? styles.idle : undefined}
      {...list}
      player={player}
      onKeyDown={pressKey}
      onView={setShown}
      onFail={({ entry }) => entry && setFailed((dates) => new Set(dates).add(entry.date))}
    />
  )
}

/** Where a list goes on that has changed: at the picture that was shown, or else at the next one that is left. */
function indexAfter(
  before: readonly PictureSlide[],
  shown: number,
  slides: readonly PictureSlide[],
) {
  const indexes = new Map(slides.map(({ entry }, index) => [entry?.date, index]))
  const rest = [...before.slice(shown), ...before.slice(0, shown)]
  return rest.map(({ entry }) => indexes.get(entry?.date)).find((index) => index !== undefined) ?? 0
}

function usePauseWhileHidden(player: { current: SlideshowRef | null }) {
  const wasPlaying = useRef(false)
  useDocumentEvent('visibilitychange', () => {
    if (document.hidden) {
      wasPlaying.current = player.current?.playing ?? false
      player.current?.pause()
    } else if (wasPlaying.current) player.current?.play()
  })
}

const idleAfterMilliseconds = 2500

/** Whether the visitor has done nothing for a while, or nothing yet on the page. */
function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(() => !navigator.userActivation.hasBeenActive)
  useEffect(() => {
    let timer = setTimeout(setIsIdle, idleAfterMilliseconds, true)
    function wake() {
      clearTimeout(timer)
      timer = setTimeout(setIsIdle, idleAfterMilliseconds, true)
      setIsIdle(false)
    }
    const acts = ['pointermove', 'pointerdown', 'keydown']
    for (const act of acts) addEventListener(act, wake, true)
    return () => {
      clearTimeout(timer)
      for (const act of acts) removeEventListener(act, wake, true)
    }
  }, [])
  return isIdle
}
