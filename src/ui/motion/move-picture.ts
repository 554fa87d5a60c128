import './move-picture.css'

let running: ViewTransition | undefined

/**
 * Changes the page; meanwhile a picture moves from its old place to its new one. Nothing moves if the
 * browser can't do it or the visitor prefers less motion. A change that comes meanwhile ends the movement.
 */
export function movePicture(
  direction: 'opening' | 'closing',
  from: HTMLImageElement | undefined,
  to: HTMLImageElement | undefined,
  change: () => void,
) {
  if (running) {
    running.skipTransition()
    return void running.updateCallbackDone.then(change)
  }
  const canMove = 'startViewTransition' in document && !prefersLessMotion()
  if (!canMove || !from?.naturalWidth || !to) return change()
  const ratio = from.naturalWidth / from.naturalHeight
  let undo = nameForTransition(from, direction, ratio)
  const transition = document.startViewTransition(() => {
    undo()
    change()
    undo = nameForTransition(to, direction, ratio)
  })
  running = transition
  transition.ready.catch(() => {
    // Skipped.
  })
  void transition.finished.finally(() => {
    undo()
    running = undefined
  })
}

/** Whether the visitor asked for less motion. */
function prefersLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Resolves when no picture moves. */
export async function transitionEnd() {
  await running?.finished
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
