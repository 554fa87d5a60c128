import { useEffect, useEffectEvent } from 'react'
import { cleanup, useController, useEvents } from 'yet-another-react-lightbox'
import { closeLayer } from '../navigation/layers.ts'
import type { Layer } from '../navigation/routes.ts'
import { MessageLine } from '../ui/MessageLine.tsx'

interface InsideLightboxProps {
  layer: Layer
  onStep: (increment: number) => void
}

/** Focuses the lightbox, and handles its swipes. Shows messages, because full screen hides what is outside of the lightbox. */
export function InsideLightbox({ layer, onStep }: InsideLightboxProps) {
  const { focus } = useController()
  const { subscribe } = useEvents()
  const swipe = useEffectEvent((increment = 0) => {
    // It is 0 if the finger lets go too early.
    if (increment !== 0) onStep(increment)
  })
  useEffect(() => {
    focus()
    return cleanup(
      subscribe('close', () => closeLayer(layer)),
      subscribe('swipe', (action) => swipe(action?.increment)),
    )
  }, [focus, subscribe, layer])
  return <MessageLine />
}
