import { canMove } from './can-move.ts'
import './move-picture.css'

let running: ViewTransition | undefined
let isRepeat = false
addEventListener('keydown', ({ repeat }) => (isRepeat = repeat), true)
addEventListener('keyup', () => (isRepeat = false), true)
// Another window gets that key's keyup.
addEventListener('blur', () => (isRepeat = false))

/**
 * Changes the page; meanwhile a picture moves from its old place to its new one. Not where the browser
 * can't or reduced motion is preferred. Skipped for quick repeats.
 */
export function movePicture(
  way: 'opening' | 'closing',
  from: HTMLImageElement | undefined,
  to: HTMLImageElement | undefined,
  change: () => void,
) {
  const isQuick = running !== undefined || isRepeat
  running?.skipTransition()
  if (isQuick || !from?.naturalWidth || !to || !canMove()) return change()
  const ratio = from.naturalWidth / from.naturalHeight
  const isOpening = way === 'opening'
  let undo = nameForTransition(from, way, ratio, !isOpening)
  running = document.startViewTransition(() => {
    undo()
    change()
    undo = nameForTransition(to, way, ratio, isOpening)
  })
  running.ready.catch(() => {
    // Skipped.
  })
  void running.finished.finally(() => {
    undo()
    running = undefined
  })
}

/** Resolves when no picture moves. */
export async function transitionEnd() {
  await running?.finished
}

/**
 * Names a picture for the browser to move; its box is just what is seen of it.
 * @param withWords whether the words of its dialog stay above it
 * @returns a function that undoes this
 */
function nameForTransition(
  image: HTMLImageElement,
  name: string,
  ratio: number,
  withWords: boolean,
) {
  const { style, offsetWidth: width, offsetHeight: height } = image
  style.viewTransitionName = name
  if (getComputedStyle(image).objectFit === 'contain') {
    const seen = Math.min(width, height * ratio)
    style.width = `${seen}px`
    style.height = `${seen / ratio}px`
    style.margin = `${(height - seen / ratio) / 2}px ${(width - seen) / 2}px`
  }
  const words = withWords ? wordsBeside(image) : undefined
  if (words) words.style.viewTransitionName = 'words'
  return () => {
    image.removeAttribute('style')
    words?.removeAttribute('style')
  }
}

/** The words of the picture's dialog, unless some of them are outside it, where they would show. */
function wordsBeside(image: HTMLImageElement) {
  const dialog = image.closest('dialog')
  const words = dialog?.querySelector<HTMLElement>('[data-words]')
  if (!dialog || !words) return undefined
  const end = words.getBoundingClientRect().bottom - dialog.getBoundingClientRect().bottom
  return end < 1 ? words : undefined
}
