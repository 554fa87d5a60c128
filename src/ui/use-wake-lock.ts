import { useEffect } from 'react'

/** Keeps the screen on while it is asked to and the page is seen, where the browser can. */
export function useWakeLock(isOn: boolean) {
  useEffect(() => {
    if (!isOn || !('wakeLock' in navigator)) return undefined
    let lock: Promise<WakeLockSentinel | undefined> | undefined

    // The browser ends it when the page is hidden.
    function hold() {
      if (document.hidden) return
      // It may refuse, for example to save power.
      lock = navigator.wakeLock.request('screen').catch(() => undefined)
    }

    hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      document.removeEventListener('visibilitychange', hold)
      void lock?.then((held) => held?.release())
    }
  }, [isOn])
}
