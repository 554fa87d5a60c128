import { useEffect } from 'react'
import { useController, useEvents } from 'yet-another-react-lightbox'

/**
 * Skips a picture that fails, in the direction of the last step; where all `count` have failed, each is shown for the
 * time of a picture. A picture that comes round again is a new slide to the library, and so is tried again.
 */
export function SkipFailed({ count }: { count: number }) {
  const { subscribe, publish } = useEvents()
  const { prev, next } = useController()
  // The library began to listen after the first slide had said that it is loading.
  useEffect(() => publish('active-slide-loading'), [publish])
  useEffect(() => {
    let step = next
    let failuresInARow = 0
    const subscriptions = [
      subscribe('swipe', (swipe) => {
        if (swipe?.increment) step = swipe.increment < 0 ? prev : next
      }),
      subscribe('active-slide-complete', () => {
        failuresInARow = 0
      }),
      subscribe('active-slide-error', () => {
        failuresInARow += 1
        if (failuresInARow < count) step()
      }),
    ]
    return () => subscriptions.forEach((unsubscribe) => unsubscribe())
  }, [subscribe, prev, next, count])
  return null
}
