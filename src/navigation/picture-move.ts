import type { PictureMove } from '../ui/picture-transition.ts'
import { type Address, dateOf, isSameAddress } from './address.ts'

/** Which picture moves when the address changes. */
export function pictureMove(
  before: Address,
  after: Address,
  getDay: () => string,
): PictureMove | undefined {
  if (isSameAddress({ ...before, layers: [] }, { ...after, layers: [] }, getDay))
    return before.layers.length === after.layers.length ? undefined : { to: 'layer or back' }
  const [leftDate, enteredDate] = [before, after].map((address) => dateOf(address, getDay))
  if (leftDate !== undefined)
    return enteredDate === undefined ? { to: 'tile', date: leftDate } : undefined
  return enteredDate === undefined ? undefined : { to: 'day', date: enteredDate }
}
