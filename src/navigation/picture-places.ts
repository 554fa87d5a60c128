import { rememberTilePicture } from '../ui/picture-transition.ts'
import { type Address, dateOf, pathOf } from './address.ts'
import { todayWhenShown } from './today.ts'

/** Between a day and a list with its tile, the selectors of the day's picture before and after the change. */
export function picturePlaces(...addresses: [Address, Address]): [string, string] | undefined {
  const [before, now] = addresses.map((each) => dateOf(each, todayWhenShown.get))
  const date = now ?? before
  if (date === undefined || (before !== undefined && now !== undefined)) return undefined
  const tile = `main a[href="${pathOf({ screen: 'day', date })}"]`
  if (now === undefined) return ['main', tile]
  rememberTilePicture(date, tile)
  return [tile, 'main']
}
