import { pictureSizes } from '../entry/media/picture-sizes.ts'
import { readKeptPicture } from '../service/kept-picture.ts'
import { putInPlace } from './picture-place.ts'

/** Shows the picture of a date that was seen before, until React shows the whole card. */
export function showKeptPicture(date: string) {
  const kept = readKeptPicture(date)
  if (!kept) return
  const picture = new Image()
  picture.alt = ''
  picture.className = 'kept-picture'
  picture.sizes = pictureSizes.hero
  picture.srcset = kept.srcset
  picture.src = kept.src
  requestAnimationFrame(() => addToPage(picture))
}

/** The HTML comes with the first frame, or soon after it; React puts its own picture there. */
function addToPage(picture: HTMLImageElement) {
  const root = document.getElementById('root')
  if (!root) requestAnimationFrame(() => addToPage(picture))
  else if (!root.firstElementChild && putInPlace(picture)) root.append(picture)
}
