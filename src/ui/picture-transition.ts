import { flushSync } from 'react-dom'
import { createStore, useStore } from 'zustand'
import { breakpoints } from './breakpoints.ts'
import { frontDialog } from './front-dialog.ts'
import './picture-transition.css'

// A picture that may move, and text that moves with it, have their transition names in `data-moves`.

interface RememberedPicture {
  date: string
  title: string | undefined
  url: string
  ratio: number
}

/** The picture that last left a tile or a day, and its title. They show until the day's or the tile's own have loaded. */
export const rememberedPicture = createStore<RememberedPicture | undefined>(() => undefined)

/** Undefined if the last picture was another date's. It has loaded, so it is in memory. */
export const useRememberedPicture = (date: string) =>
  useStore(rememberedPicture, (latest) => (latest?.date === date ? latest : undefined))

function rememberPicture(date: string, selector: string) {
  const picture = document.querySelector<HTMLImageElement>(`${selector} img[data-moves]`)
  if (!picture?.naturalWidth) return
  const title = document.querySelector(`${selector} .ui-clamped`)?.textContent
  const { currentSrc: url, naturalWidth, naturalHeight } = picture
  rememberedPicture.setState({ date, title, url, ratio: naturalWidth / naturalHeight })
}

/** Where a picture moves: between a card and its dialog, between what has the focus and another layer over it, or from a date's day to its tile or back. */
export type PictureMove =
  | { to: 'dialog or card' | 'layer or back' }
  | { to: 'tile' | 'day'; date: string }

let running: { skip: () => void; end: Promise<unknown> } | undefined

/** Makes a change, if possible with a view transition of a picture and its text. */
export function withPictureTransition(
  change: () => void,
  move: PictureMove | undefined,
  hasBrowserTransition: boolean,
) {
  const wasRunning = running !== undefined
  // A change during a transition ends it, and happens at once.
  running?.skip()
  if (!move) return change()
  // If a dialog is open, `elementsIn` looks there. If the card still shows another day, nothing moves.
  const from =
    'date' in move ? `main [data-date="${CSS.escape(move.date)}"]` : 'article:focus-within'
  const to = move.to === 'day' ? 'main' : from
  if ('date' in move) rememberPicture(move.date, from)
  if (hasBrowserTransition) return change()
  const picture = pictureIn(from)
  const canMove =
    'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches
  if (wasRunning || !canMove || !picture?.naturalWidth || !isInWindow(picture)) return change()
  const ratioBefore = picture.naturalWidth / picture.naturalHeight
  // In a wide window, the card's picture stays in its place.
  const onlyText = move.to === 'dialog or card' && matchMedia(breakpoints.column).matches
  const moving = onlyText ? '[data-moves]:not(img)' : '[data-moves]'
  const elements = elementsIn(from, moving)
  let restoreStyles = nameForTransition(elements, ratioBefore)
  let isSkipped = false
  const transition = document.startViewTransition(async () => {
    restoreStyles()
    flushSync(change)
    // The lightbox library renders its picture in a microtask.
    await Promise.resolve()
    // Otherwise, what moves would also show in its old place.
    if (!isSkipped) for (const { style } of elements) style.visibility = 'hidden'
    const next = pictureIn(to)
    // During a transition, what has a name takes no presses. So none runs if nothing can move.
    if (next && isInWindow(next))
      restoreStyles = nameForTransition(elementsIn(to, moving), ratioBefore)
    else transition.skipTransition()
  })
  transition.ready.catch(() => {})
  // Browsers have left `finished` pending for ever.
  const timeout = new Promise((resolve) => setTimeout(resolve, 2000))
  const end = Promise.race([transition.finished, timeout]).finally(() => {
    restoreAll()
    running = undefined
  })
  running = { skip, end }

  function skip() {
    isSkipped = true
    transition.skipTransition()
    // What is hidden can't get the focus.
    restoreAll()
  }

  function restoreAll() {
    restoreStyles()
    for (const { style } of elements) style.removeProperty('visibility')
  }
}

/** Calls back once no transition is running, because removing a moving picture would end it early. */
export function afterPictureTransition(callback: () => void) {
  if (running) void running.end.finally(callback)
  else setTimeout(callback)
}

function elementsIn(selector: string, moving: string): HTMLElement[] {
  const container = frontDialog() ?? document.querySelector(selector)
  return [...(container?.querySelectorAll<HTMLElement>(moving) ?? [])]
}

const pictureIn = (selector: string) =>
  elementsIn(selector, 'img[data-moves]').find((image) => image instanceof HTMLImageElement)

function isInWindow(picture: HTMLImageElement) {
  const { top, bottom } = picture.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

/** Names elements, and shrinks an uncropped picture's box to the ratio before the change, because the new file may not have loaded. Returns a function that restores their styles. */
function nameForTransition(elements: readonly HTMLElement[], ratioBefore: number) {
  for (const element of elements) {
    element.style.viewTransitionName = element.dataset['moves'] ?? ''
    if (element instanceof HTMLImageElement) shrinkBox(element, ratioBefore)
  }
  return () => {
    for (const { style } of elements)
      for (const name of ['view-transition-name', 'width', 'height', 'margin'])
        style.removeProperty(name)
  }
}

function shrinkBox(image: HTMLImageElement, ratio: number) {
  const { style, offsetWidth: width, offsetHeight: height } = image
  const isCropped = getComputedStyle(image).objectFit === 'cover'
  document.documentElement.toggleAttribute('data-to-cropped', isCropped)
  if (isCropped) return
  const visibleWidth = Math.min(width, height * ratio)
  style.width = `${visibleWidth}px`
  style.height = `${visibleWidth / ratio}px`
  style.margin = 'auto'
}
