import { movedPictureUrl, parseNasaAsset, type Size } from './nasa-asset.ts'
import type { PictureMedia } from './media.ts'

/**
 * The picture cropped to a screen by NASA's resizer; null where that has no such picture, or only a
 * smaller one.
 * @param date of its entry
 * @param screen in device pixels
 */
export function screenPictureUrl(picture: PictureMedia, date: string, screen: Size): string | null {
  const asset = parseNasaAsset(movedPictureUrl(picture.fullSize, date) ?? picture.largest)
  if (!asset || !/\.(jpe?g|png)$/i.test(asset.original)) return null
  const { resizer, size } = asset
  if (size && size.width < screen.width && size.height < screen.height) return null
  const url = new URL(resizer)
  url.searchParams.set('w', String(screen.width))
  url.searchParams.set('h', String(screen.height))
  url.searchParams.set('fit', 'crop')
  return url.href
}
