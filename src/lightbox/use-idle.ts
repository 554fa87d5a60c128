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
    let timer = setTimeout(rest, idleAfterMs)
    function rest() {
      if (isPointerInUse()) wait()
      else setIsIdle(true)
    }
    function wait() {
      clearTimeout(timer)
      timer = setTimeout(rest, idleAfterMs)
    }
    function handleInput() {
      setIsIdle(false)
      wait()
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

/** Whether the pointer rests on a control or on words. A finger leaves its last place hovered. */
function isPointerInUse() {
  const pointed = document.querySelector('dialog :is(button, select, [role="heading"], p):hover')
  return pointed !== null && matchMedia('(hover: hover)').matches
}
