import { shapeOf } from './card-shape.ts'
import { readStored, storeText } from '../../ui/web-storage.ts'

const name = 'picture place'

/**
 * Remembers where the card's picture stands on the page, for a window of this size.
 * @param ratio the picture's width by its height, if the card was made for it
 */
export function rememberPicturePlace(picture: Element, ratio: number | undefined) {
  const { top, width, height } = picture.getBoundingClientRect()
  const box = [leftOf(picture), top + scrollY, width, height]
  storeText(name, [innerWidth, innerHeight, boxRatioOf(ratio), ...box].join(' '))
}

/** All cards of the usual shape have the same box for their picture. */
function boxRatioOf(ratio: number | undefined) {
  return shapeOf(ratio) === 'usual' ? 0 : ratio
}

/** On the page; without the movement of a day that follows a finger. */
function leftOf(element: Element | null): number {
  return element instanceof HTMLElement ? element.offsetLeft + leftOf(element.offsetParent) : 0
}

/**
 * The place of the last card's picture, as inline styles; undefined where the window has another size now,
 * or the picture is not placed as the last one was.
 */
export function readPicturePlace(ratio: number | undefined) {
  const [windowWidth, windowHeight, last, ...box] = (readStored(name) ?? '').split(' ').map(Number)
  if (windowWidth !== innerWidth || windowHeight !== innerHeight) return undefined
  if (last !== boxRatioOf(ratio)) return undefined
  const [left, top, width, height] = box.map((length) => `${length}px`)
  return { position: 'absolute', left, top, width, height }
}
