import { type MouseEvent, useRef } from 'react'
import { doubleClickMilliseconds } from '../../../ui/dialog/Dialog.tsx'

type Click = Pick<MouseEvent, 'timeStamp' | 'clientX' | 'clientY'> & { tile: Element | null }

/**
 * Stops the second click of a double click that removed a tile: the next tile is under the pointer by
 * then. Not every browser counts clicks on two elements.
 * @returns what to do with each click before the tiles have it
 */
export function useSecondClickGuard() {
  const last = useRef<Click>({ timeStamp: -Infinity, clientX: 0, clientY: 0, tile: null })

  return (event: MouseEvent) => {
    const { detail, timeStamp, clientX, clientY, target } = event
    const tile = target instanceof Element ? target.closest('li') : null
    const isNear = Math.hypot(clientX - last.current.clientX, clientY - last.current.clientY) < 5
    const isSoon = timeStamp - last.current.timeStamp < doubleClickMilliseconds
    // A click by key has no count, and is always intended.
    if (detail > 0 && isNear && isSoon && tile !== last.current.tile) event.stopPropagation()
    else last.current = { timeStamp, clientX, clientY, tile }
  }
}
