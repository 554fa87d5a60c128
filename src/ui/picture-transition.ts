import { flushSync } from 'react-dom'
import { createStore, useStore } from 'zustand'
import { frontDialog } from './front-dialog.ts'
import './picture-transition.css'

// A picture that may move, and text that moves with it, have their transition names in `data-moves`.

interface StandIn {
  date: string
  title: string | undefined
  url: string
  ratio: number
}

/** The picture that last left a tile or a day, and its title. They stand in until the day's or the tile's own have loaded. */
export const standIn = createStore<StandIn | undefined>(() => undefined)

/** What last left this date's tile or day. The picture has already loaded. */
export const useStandIn = (date: string) =>
  useStore(standIn, (latest) => (latest?.date === date ? latest : undefined))

function rememberPicture(date: string, selector: string) {
  const picture = document.querySelector<HTMLImageElement>(`${selector} img[data-moves]`)
  if (!picture?.naturalWidth) return
  const title = document.querySelector(`${selector} .ui-clamped`)?.textContent
  const { currentSrc: url, naturalWidth, naturalHeight } = picture
  standIn.setState({ date, title, url, ratio: naturalWidth / naturalHeight })
}

/** Where a picture moves: between the card or tile with the focus and what lies over it, or from a date's day to its tile or back. */
export type PictureMove = { to: 'layer or back' } | { to: 'tile' | 'day'; date: string }

let running: { transition: ViewTransition; end: Promise<unknown> } | undefined

/** Makes a change, if possible with a view transition of a picture and its text. */
export function withPictureTransition(
  change: () => void,
  move: PictureMove | undefined,
  hasBrowserTransition: boolean,
) {
  if (!move) return change()
  // If a dialog is open, `containerOf` looks there. After a step, the card may still show another day. Then its picture doesn't move.
  const from =
    'date' in move ? `main [data-date="${CSS.escape(move.date)}"]` : 'article:focus-within'
  const to = move.to === 'day' ? 'main' : from
  if ('date' in move) rememberPicture(move.date, from)
  if (hasBrowserTransition) return change()
  const picture = pictureIn(from)
  const canMove =
    'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches
  // A change during a transition ends it, and happens at once.
  running?.transition.skipTransition()
  if (running || !canMove || !picture?.naturalWidth || !isInWindow(picture)) return change()
  const ratioBefore = picture.naturalWidth / picture.naturalHeight
  let restoreStyles = nameForTransition(picture, ratioBefore, from)
  const transition = document.startViewTransition(async () => {
    restoreStyles()
    flushSync(change)
    // The lightbox library renders its picture in a microtask.
    await Promise.resolve()
    const next = pictureIn(to)
    // During a transition, what has a name takes no presses. So none runs if nothing can move.
    if (next && isInWindow(next)) restoreStyles = nameForTransition(next, ratioBefore, to)
    else transition.skipTransition()
  })
  transition.ready.catch(() => {})
  // Browsers have left `finished` pending for ever.
  const timeout = new Promise((resolve) => setTimeout(resolve, 2000))
  const end = Promise.race([transition.finished, timeout]).finally(() => {
    restoreStyles()
    running = undefined
  })
  running = { transition, end }
}

/** Calls back once no transition is running, because removing a moving picture would end it early. */
export function afterPictureTransition(callback: () => void) {
  if (running) void running.end.finally(callback)
  else setTimeout(callback)
}

const containerOf = (selector: string) => frontDialog() ?? document.querySelector(selector)

const pictureIn = (selector: string) =>
  containerOf(selector)?.querySelector<HTMLImageElement>('img[data-moves]')

function isInWindow(picture: HTMLImageElement) {
  const { top, bottom } = picture.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

/** Names a picture and its text, and shrinks an uncropped picture's box to the ratio before the change, because the new file may not have loaded. Returns a function that restores both. */
function nameForTransition(image: HTMLImageElement, ratioBefore: number, selector: string) {
  const { style, offsetWidth: width, offsetHeight: height } = image
  const isCropped = getComputedStyle(image).objectFit === 'cover'
  const texts = containerOf(selector)?.querySelectorAll<HTMLElement>('[data-moves]:not(img)')
  const moving = [image, ...(texts ?? [])]
  for (const element of moving) element.style.viewTransitionName = element.dataset['moves'] ?? ''
  document.documentElement.toggleAttribute('data-to-cropped', isCropped)
  if (!isCropped) {
    const visibleWidth = Math.min(width, height * ratioBefore)
    style.width = `${visibleWidth}px`
    style.height = `${visibleWidth / ratioBefore}px`
    style.margin = 'auto'
  }
  return () => {
    for (const element of moving) element.style.removeProperty('view-transition-name')
    for (const name of ['width', 'height', 'margin']) style.removeProperty(name)
  }
}
