import type { MouseEvent } from 'react'
import { type BookmarkKey, keyText } from '../../../bookmarks/bookmark-key.ts'
import { doubleClickMilliseconds } from '../../../ui/double-click.ts'

let lastClick = { card: '', timeStamp: -Infinity, clientX: 0, clientY: 0 }

/**
 * Stops the second click of a double click that removed a card: the next card is under the pointer
 * by then, or on its way there.
 */
export function stopSecondClick(key: BookmarkKey, event: MouseEvent): void {
  const { detail, timeStamp, clientX, clientY } = event
  const last = lastClick
  const card = keyText(key)
  // A click by key has no count, and is always intended.
  if (
    detail > 0 &&
    card !== last.card &&
    timeStamp - last.timeStamp < doubleClickMilliseconds &&
    Math.hypot(clientX - last.clientX, clientY - last.clientY) < 5
  ) {
    event.stopPropagation()
  } else {
    lastClick = { card, timeStamp, clientX, clientY }
  }
}
