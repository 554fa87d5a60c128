import { canMove } from '../../ui/motion/can-move.ts'
import './slide.css'

/** The running transition, until the day before it has left the screen. */
let running: { isShown: boolean; skip: () => void } | undefined

/**
 * Changes the day. The days slide in the direction of time, but not for keys pressed quickly one
 * after another, and not behind a dialog.
 */
export function slide(isLater: boolean, change: () => void) {
  // The last change is not visible yet: ignore this press as a repeat.
  if (running && !running.isShown) return
  const isQuick = running !== undefined
  running?.skip()
  if (isQuick || !canSlide()) change()
  else startSlide(isLater, change)
}

function canSlide() {
  return canMove() && !document.querySelector('dialog[open]')
}

function startSlide(isLater: boolean, change: () => void) {
  const { dataset } = document.documentElement
  dataset['slide'] = isLater ? 'later' : 'earlier'
  const transition = document.startViewTransition(() => {
    own.isShown = true
    change()
  })
  const own = { isShown: false, skip: () => transition.skipTransition() }
  running = own
  // A button above the sliding days takes no clicks, so a press ends the slide first.
  addEventListener('pointerdown', own.skip)
  transition.ready.catch(() => {
    // Skipped.
  })
  void transition.finished.finally(() => {
    running = undefined
    removeEventListener('pointerdown', own.skip)
    delete dataset['slide']
  })
}
