import './move-picture.css'
import { prefersLessMotion } from './prefers-less-motion.ts'

let running: { transition: ViewTransition; end: () => void } | undefined

/**
 * Changes the page; meanwhile a picture moves from its old place to its new one. Not where the browser
 * can't or reduced motion is preferred. Skipped where another one is running.
 */
export function movePicture(
  direction: 'opening' | 'closing',
  from: HTMLImageElement | undefined,
  to: HTMLImageElement | undefined,
  change: () => void,
) {
  const canMove = !running && 'startViewTransition' in document && !prefersLessMotion()
  running?.end()
  if (!canMove || !from?.naturalWidth || !to) return change()
  const ratio = from.naturalWidth / from.naturalHeight
  let undo = nameForTransition(from, direction, ratio)
  let isChanged = false
  function changeOnce() {
    if (isChanged) return
    isChanged = true
    undo()
    change()
    if (to) undo = nameForTransition(to, direction, ratio)
  }
  const transition = document.startViewTransition(changeOnce)
  function end() {
    changeOnce()
    transition.skipTransition()
  }
  running = { transition, end }
  transition.ready.catch(() => {
    // Skipped.
  })
  void transition.finished.finally(() => {
    undo()
    running = undefined
  })
}

/** Resolves when no picture moves. */
export async function transitionEnd() {
  await running?.transition.finished
}

/**
 * Names a picture for the browser to move; its box is just what is seen of it.
 * @returns a function that undoes this
 */
function nameForTransition(image: HTMLImageElement, name: string, ratio: number) {
  const { style, offsetWidth: width, offsetHeight: height } = image
  style.viewTransitionName = name
  if (getComputedStyle(image).objectFit === 'contain') {
    const seen = Math.min(width, height * ratio)
    style.width = `${seen}px`
    style.height = `${seen / ratio}px`
    style.margin = `${(height - seen / ratio) / 2}px ${(width - seen) / 2}px`
  }
  return () => image.removeAttribute('style')
}
