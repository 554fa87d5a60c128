import { type SyntheticEvent, useState } from 'react'
import type { Entry } from '../../apod/entry.ts'
import { sizeIn } from '../../apod/nasa-asset.ts'
import type { Media } from '../../apod/media.ts'

/** The ratio of most pictures. */
const usual = 3 / 2

/**
 * The width of an item's picture by its height, as far as it is known before the words are there;
 * and a listener for the picture's load.
 */
export function usePictureRatio(itemKey: string, entry: Entry | undefined, media: Media) {
  const [seen, setSeen] = useState(() => ({ itemKey, ratio: ratioOf(pictureOnPage(entry)) }))

  function measure({ target }: SyntheticEvent) {
    if (target instanceof HTMLImageElement && target.matches(inTime))
      setSeen({ itemKey, ratio: ratioOf(target) })
  }

  const ratio = statedRatio(media) ?? (seen.itemKey === itemKey ? seen.ratio : undefined) ?? usual
  return { ratio, measure }
}

/** As the URL of one of its sources says it. */
function statedRatio(media: Media) {
  if (media.kind !== 'picture') return undefined
  const size = media.sources.map(({ url }) => sizeIn(new URL(url).searchParams)).find(Boolean)
  return size && size.width / size.height
}

function ratioOf(picture: HTMLImageElement | undefined) {
  return picture?.naturalWidth ? picture.naturalWidth / picture.naturalHeight : undefined
}

/** Only pictures already in memory: one from the network arrives after the text, which must not move then. */
const inTime = '[data-picture]:not([data-coming])'

/** The same picture on the card or tile that opens the dialog. */
function pictureOnPage(entry: Entry | undefined) {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[data-picture]')]
  return pictures.find(({ dataset }) => dataset['picture'] === entry?.date)
}
