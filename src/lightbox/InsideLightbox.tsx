import { useEffect, useEffectEvent } from 'react'
import { cleanup, useEvents } from 'yet-another-react-lightbox'
import { closeLayer } from '../navigation/layers.ts'
import type { Layer } from '../navigation/routes.ts'
import { MessageLine } from '../ui/MessageLine.tsx'

interface InsideLightboxProps {
  layer: Layer
  onSwipe: (increment: number) => void
}

/** Handles the library's swipes and pulls. Shows messages, because full screen hides what is outside of the lightbox. */
export function InsideLightbox({ layer, onSwipe }: InsideLightboxProps) {
  const { subscribe } = useEvents()
  const swipe = useEffectEvent((increment = 0) => {
    // It is 0 if the finger lets go too early.
    if (increment !== 0) onSwipe(increment)
  })
  useEffect(() => {
    return cleanup(
      subscribe('close', () => closeLayer(layer)),
      subscribe('swipe', (action) => swipe(action?.increment)),
    )
  }, [subscribe, layer])
  return <MessageLine />
}
