import type { Day } from '../apod/day.ts'
import { type Address, isSameAddress, parseAddress } from './address.ts'
import { redirectedAddress } from './redirect.ts'

/** Where a link leads from `here`, where `/dateview` shows the day `shown`. The result says which day it shows then. */
export function destinationOf(
  here: Address,
  href: string,
  { shown, today }: Record<'shown' | 'today', Day>,
) {
  // The app has no relative links, so the base doesn't matter.
  const there = redirectedAddress(parseAddress(new URL(href, 'https://app.invalid')), () => today)
  const shownAsToday = there.screen === 'today' ? today : shown
  const isDayToDay = here.screen === 'day' && there.screen === 'day'
  // A link from a day's dialog to another day opens that day's dialog.
  const next = isDayToDay && there.layers.length === 0 ? { ...there, layers: here.layers } : there
  const isSame = isSameAddress(here, next, () => shownAsToday)
  // If `/dateview` already shows the day, the address stays without a date, so that it can show the new day tomorrow.
  return { address: isSame && next.screen === 'day' ? here : next, isSame, shownAsToday }
}
