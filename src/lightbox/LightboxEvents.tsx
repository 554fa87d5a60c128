import { type RefObject, use, useEffect, useEffectEvent } from 'react'
import { cleanup, useEvents, type ZoomRef } from 'yet-another-react-lightbox'
import { DialogContext } from '../ui/front-dialog.ts'
import { type Steps, takeStep } from '../ui/steps.tsx'
import { usePinch } from './pinch.ts'

interface LightboxEventsProps {
  zoomRef: RefObject<ZoomRef | null>
  steps: Steps | undefined
}

/** Handles the library's swipes and pulls, and pinches. */
export function LightboxEvents({ zoomRef, steps }: LightboxEventsProps) {
  const { close } = use(DialogContext)
  usePinch(zoomRef)
  const { subscribe } = useEvents()
  const swipe = useEffectEvent((increment = 0) => {
    // After a swipe that is too short, the increment is 0.
    if (steps && increment !== 0) takeStep(increment < 0 ? steps.previous : steps.next)
  })
  useEffect(() => {
    return cleanup(
      subscribe('close', close),
      subscribe('swipe', (action) => swipe(action?.increment)),
    )
  }, [subscribe, close])
  return null
}
