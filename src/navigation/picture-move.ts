import { rememberTilePicture } from '../ui/picture-transition.ts'
import { type Address, dateOf, pathOf } from './address.ts'
import { todayWhenShown } from './today.ts'

/** Prepares the move of a picture between a day and its tile. @returns its selectors before and after, or undefined if none moves */
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
