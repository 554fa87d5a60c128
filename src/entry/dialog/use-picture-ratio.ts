import { useState } from 'react'
import type { Entry } from '../../apod/entry.ts'
import { sizeIn } from '../../apod/nasa-asset.ts'
import type { Media } from '../../apod/media.ts'

/** The ratio of most pictures. */
const usual = 3 / 2

/** The width of an item's picture by its height, as far as it is known before the picture is there. */
export function usePictureRatio(itemKey: string, entry: Entry | undefined, media: Media): number {
  // Read while rendering: before the first paint, only the image on the page has a size.
  const [opener] = useState(() => ({ itemKey, ratio: ratioOnPage(entry) }))
  return statedRatio(media) ?? (opener.itemKey === itemKey ? opener.ratio : undefined) ?? usual
}

/** As the URL of one of its sources says it. */
function statedRatio(media: Media) {
  if (media.kind !== 'picture') return undefined
  const size = media.sources.map(({ url }) => sizeIn(new URL(url).searchParams)).find(Boolean)
  return size && size.width / size.height
}

/** Of the same picture on the card or tile that opens the dialog. */
function ratioOnPage(entry: Entry | undefined) {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[data-picture]')]
  const picture = pictures.find(({ dataset }) => dataset['picture'] === entry?.date)
  return picture?.naturalWidth ? picture.naturalWidth / picture.naturalHeight : undefined
}
