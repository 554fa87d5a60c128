import { rememberTilePicture } from '../ui/picture-transition.ts'
import { type Address, dateOf, pathOf } from './address.ts'
import { todayWhenShown } from './today.ts'

/** Between a day and a list with its tile, the selectors of the day's picture before and after the change. */
export function preparePictureMove(before: Address, after: Address): [string, string] | undefined {
  const closedDate = dateOf(before, todayWhenShown.get)
  const openedDate = dateOf(after, todayWhenShown.get)
  if (closedDate !== undefined && openedDate !== undefined) return undefined
  if (closedDate !== undefined) return ['main', tileOf(closedDate)]
  if (openedDate === undefined) return undefined
  const tile = tileOf(openedDate)
  rememberTilePicture(openedDate, tile)
  return [tile, 'main']
}

function tileOf(date: string) {
  return `main a[href="${pathOf({ screen: 'day', date })}"]`
}
