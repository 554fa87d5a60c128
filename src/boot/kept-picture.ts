import { wholePictureSizes } from '../entry/media/picture-sizes.ts'
import { readKeptPicture } from '../service/kept-entries.ts'
import { readStored, storeText } from '../ui/web-storage.ts'

/** Shows the picture of a date that was seen before, until React shows the whole card. */
export function showKeptPicture(date: string) {
  const kept = readKeptPicture(date)
  if (!kept) return
  const picture = new Image()
  picture.alt = ''
  picture.className = 'kept-picture'
  picture.sizes = wholePictureSizes
  picture.srcset = kept.srcset
  picture.src = kept.src
  // It is added as soon as there is a place for it, so that the first frame can have it.
  new MutationObserver((_, observer) => {
    const root = document.getElementById('root')
    if (!root) return
    observer.disconnect()
    if (putInPlace(picture)) root.append(picture)
  }).observe(document, { childList: true, subtree: true })
}

const place = 'picture place'

/** Remembers where a picture stands on the page, for a window of this size. */
export function rememberPlace(picture: Element) {
  const { top, width, height } = picture.getBoundingClientRect()
  const box = [leftOf(picture), top + scrollY, width, height]
  storeText(place, [innerWidth, innerHeight, ...box].join(' '))
}

/** On the page; without the movement of a day that slides in or follows a finger. */
function leftOf(element: Element | null): number {
  return element instanceof HTMLElement ? element.offsetLeft + leftOf(element.offsetParent) : 0
}

/** Puts a picture where the last one stood. False where the window has another size now. */
function putInPlace({ style }: HTMLElement): boolean {
  const [windowWidth, windowHeight, ...box] = (readStored(place) ?? '').split(' ').map(Number)
  if (windowWidth !== innerWidth || windowHeight !== innerHeight) return false
  const [left, top, width, height] = box.map((length) => `${length}px`)
  Object.assign(style, { position: 'absolute', left, top, width, height })
  return true
}
