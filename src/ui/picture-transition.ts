import { flushSync } from 'react-dom'
import { createStore, useStore } from 'zustand'
import { breakpoints } from './breakpoints.ts'
import { frontDialog } from './front-dialog.ts'
import './picture-transition.css'

interface RememberedPicture {
  date: string
  title: string | undefined
  url: string
  image: HTMLImageElement
}

/** The picture and title that moved last. They show until those of the place they moved to have loaded. */
export const rememberedPicture = createStore<RememberedPicture | undefined>(() => undefined)

/** Undefined if it is another date's. */
export const useRememberedPicture = (date: string) =>
  useStore(rememberedPicture, (latest) => (latest?.date === date ? latest : undefined))

/** The date whose picture moves, and the two places it moves between, in either direction. */
export interface PictureMove {
  date: string
  kind: 'day and tile' | 'card and dialog' | 'other layers'
}

let running: { transition: ViewTransition; end: Promise<unknown> } | undefined

/** Renders a change, if possible with a view transition of a picture and its text. */
export function withPictureTransition(
  render: () => void,
  move: PictureMove | undefined,
  hasBrowserTransition: boolean,
) {
  // A change during a transition ends it, and happens at once.
  running?.transition.skipTransition()
  const picture = move && pictureOf(move.date)
  if (!move || !picture?.naturalWidth) return render()
  const { date, kind } = move
  const { currentSrc: url, naturalWidth, naturalHeight } = picture
  const ratio = naturalWidth / naturalHeight
  // A copy, because the picture's element would keep all that is removed with it.
  const image = new Image()
  image.src = url
  const change = () => {
    const title = cardOrTileOf(date)?.querySelector('.ui-clamped')?.textContent
    // Set earlier, the old screen would render again, and might replace the picture that moves.
    rememberedPicture.setState({ date, title, url, image })
    render()
  }
  const canMove =
    'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches
  if (running || hasBrowserTransition || !canMove || !isInWindow(picture)) return change()

  // In a wide window, the card's picture stays in its place.
  const onlyText = kind === 'card and dialog' && matchMedia(breakpoints.column).matches
  const moving = onlyText ? '[data-moves]:not(img)' : '[data-moves]'
  // A zoomed picture fades instead. It has millions of pixels outside the window, and would freeze the page.
  const { width, height } = picture.getBoundingClientRect()
  const isMovable = width <= innerWidth + 1 && height <= innerHeight + 1
  const before = isMovable ? elementsOf(date, moving) : []
  let after: HTMLElement[] = []
  before.forEach((element) => prepareToMove(element, ratio))
  const transition = document.startViewTransition(async () => {
    before.forEach(removeStyles)
    flushSync(change)
    // The lightbox library renders its picture in a microtask.
    await Promise.resolve()
    // Hides the old elements while their copies move. Not with `visibility`, because the title needs the focus.
    for (const { style } of before) Object.assign(style, { opacity: 0, transition: 'none' })
    const next = pictureOf(date)
    // What has a name takes no presses during a transition, so there is none if the picture can't move.
    if (!next || !isInWindow(next)) return transition.skipTransition()
    after = elementsOf(date, moving)
    after.forEach((element) => prepareToMove(element, ratio))
  })
  transition.ready.catch(() => {})
  // Browsers have left `finished` pending for ever.
  const timeout = new Promise((resolve) => setTimeout(resolve, 2000))
  const end = Promise.race([transition.finished, timeout]).finally(() => {
    for (const element of [...before, ...after]) removeStyles(element)
    running = undefined
  })
  running = { transition, end }
}

/** Calls back once no transition is running, because removing a moving picture would end it early. */
export function afterPictureTransition(callback: () => void) {
  void Promise.resolve(running?.end).finally(callback)
}

/** The card or tile of a date. */
const cardOrTileOf = (date: string) =>
  document.querySelector(`main [data-date="${CSS.escape(date)}"]`)

/** In the dialog in front or, if none is open, in the date's card or tile. */
function elementsOf(date: string, selector: string): HTMLElement[] {
  const place = frontDialog() ?? cardOrTileOf(date)
  return [...(place?.querySelectorAll<HTMLElement>(selector) ?? [])]
}

const pictureOf = (date: string) =>
  elementsOf(date, 'img[data-moves]').find((image) => image instanceof HTMLImageElement)

function isInWindow(picture: HTMLImageElement) {
  const { top, bottom } = picture.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

/** Names an element. A picture gets the old one's ratio, because the new file may not have loaded. */
function prepareToMove(element: HTMLElement, ratio: number) {
  const { style, offsetWidth: width, offsetHeight: height } = element
  style.viewTransitionName = element.dataset['moves'] ?? ''
  if (!(element instanceof HTMLImageElement)) return
  const isCropped = getComputedStyle(element).objectFit === 'cover'
  document.documentElement.toggleAttribute('data-to-cropped', isCropped)
  if (isCropped) return
  const visibleWidth = Math.min(width, height * ratio)
  const size = { width: `${visibleWidth}px`, height: `${visibleWidth / ratio}px` }
  Object.assign(style, size, { margin: 'auto' })
}

function removeStyles({ style }: HTMLElement) {
  const names = ['view-transition-name', 'width', 'height', 'margin', 'opacity', 'transition']
  for (const name of names) style.removeProperty(name)
}
