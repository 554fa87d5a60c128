import { useEffect, useState } from 'react'

const idleAfterMs = 2500

/** Whether the visitor has done nothing for a while, and whether the picture is newer than that. */
export function useIdle(picture: unknown) {
  const [isIdle, setIsIdle] = useState(false)
  const [oldPicture, setOldPicture] = useState<unknown>()

  useEffect(() => {
    const timer = setTimeout(() => setOldPicture(picture), idleAfterMs)
    return () => clearTimeout(timer)
  }, [picture])

  useEffect(() => {
    let timer = setTimeout(setIsIdle, idleAfterMs, true)
    function handleInput() {
      setIsIdle(false)
      clearTimeout(timer)
      timer = setTimeout(setIsIdle, idleAfterMs, true)
    }
    // Not `pointerdown`: the tap that shows the buttons would press one of them.
    const events = ['mousemove', 'pointerup', 'keydown']
    for (const event of events) addEventListener(event, handleInput, true)
    return () => {
      clearTimeout(timer)
      for (const event of events) removeEventListener(event, handleInput, true)
    }
  }, [])

  return { isIdle, isNew: oldPicture !== picture }
}
