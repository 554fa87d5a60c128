import { useEffect, useRef, useState } from 'react'
import type { SlideshowRef } from 'yet-another-react-lightbox'
import { useDocumentEvent } from '../ui/hooks.ts'

export function usePauseWhileHidden(slideshowRef: { current: SlideshowRef | null }) {
  const wasPlaying = useRef(false)
  useDocumentEvent('visibilitychange', () => {
    if (document.hidden) {
      wasPlaying.current = slideshowRef.current?.playing ?? false
      slideshowRef.current?.pause()
    } else if (wasPlaying.current) slideshowRef.current?.play()
  })
}

const idleAfterMilliseconds = 2500

/** Whether the visitor has done nothing for a while, or nothing yet on the page. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(() => !navigator.userActivation.hasBeenActive)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function waitForIdle() {
      clearTimeout(timer)
      timer = setTimeout(setIsIdle, idleAfterMilliseconds, true)
    }
    function wake(event: Event) {
      // A finger that comes or moves may lift as a tap: the tools are not to be there yet.
      const isFinger = event instanceof PointerEvent && event.pointerType === 'touch'
      if (isFinger && event.type !== 'pointerup') return
      setIsIdle(false)
      waitForIdle()
    }
    waitForIdle()
    const acts = ['pointermove', 'pointerdown', 'pointerup', 'keydown']
    for (const act of acts) addEventListener(act, wake, true)
    return () => {
      clearTimeout(timer)
      for (const act of acts) removeEventListener(act, wake, true)
    }
  }, [])
  return isIdle
}

/** Keeps the screen on while the page is seen, where the browser can. */
export function useWakeLock() {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined
    let lock: Promise<WakeLockSentinel | undefined> | undefined

    // The browser ends the lock when the page is hidden.
    function requestLock() {
      if (document.hidden) return
      // The browser may refuse, for example to save power.
      lock = navigator.wakeLock.request('screen').catch(() => undefined)
    }

    requestLock()
    document.addEventListener('visibilitychange', requestLock)
    return () => {
      document.removeEventListener('visibilitychange', requestLock)
      void lock?.then((held) => held?.release())
    }
  }, [])
}
