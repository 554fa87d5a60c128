import { readStored, storeText } from '../../ui/web-storage.ts'

const name = 'picture place'

/** Remembers where the card's picture stands on the page, for a window of this size. */
export function rememberPicturePlace(picture: Element) {
  const { top, width, height } = picture.getBoundingClientRect()
  const box = [leftOf(picture), top + scrollY, width, height]
  storeText(name, [innerWidth, innerHeight, ...box].join(' '))
}

/** On the page; without the movement of a day that slides in or follows a finger. */
function leftOf(element: Element | null): number {
  return element instanceof HTMLElement ? element.offsetLeft + leftOf(element.offsetParent) : 0
}

/** The place of the last card's picture, as inline styles; undefined where the window has another size now. */
export function readPicturePlace() {
  const [windowWidth, windowHeight, ...box] = (readStored(name) ?? '').split(' ').map(Number)
  if (windowWidth !== innerWidth || windowHeight !== innerHeight) return undefined
  const [left, top, width, height] = box.map((length) => `${length}px`)
  return { position: 'absolute', left, top, width, height }
}
