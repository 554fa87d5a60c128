import { sizeIn } from '../apod/nasa-asset.ts'
import { readPicturePlace } from '../entry/card/picture-place.ts'
import { smallWidth, wholePictureSizes } from '../entry/media/picture-sizes.ts'
import { readKeptPicture } from '../service/kept-entries.ts'

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
    const size = sizeIn(new URL(kept.src).searchParams)
    const place = readPicturePlace(size && size.width / size.height)
    // A small one does not fill its place.
    if (!place || (size && size.width < smallWidth)) return
    Object.assign(picture.style, place)
    root.append(picture)
  }).observe(document, { childList: true, subtree: true })
}
