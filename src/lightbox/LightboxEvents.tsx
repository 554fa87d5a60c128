import { use, useEffect, useEffectEvent } from 'react'
import { cleanup, useEvents } from 'yet-another-react-lightbox'
import { DialogContext } from '../ui/front-dialog.ts'

/** Handles the library's swipes and pulls. */
export function LightboxEvents({ onSwipe }: { onSwipe: (increment: number) => void }) {
  const { close } = use(DialogContext)
  const { subscribe } = useEvents()
  const swipe = useEffectEvent((increment = 0) => {
    // After a swipe that is too short, the increment is 0.
    if (increment !== 0) onSwipe(increment)
  })
  useEffect(() => {
    return cleanup(
      subscribe('close', close),
      subscribe('swipe', (action) => swipe(action?.increment)),
    )
  }, [subscribe, close])
  return null
}
