import { todayInNewYork } from '../apod/calendar.ts'
import { clampMonth } from '../apod/month.ts'
import { parseSearch } from '../apod/typed-search.ts'
import type { PictureMove } from '../ui/picture-transition.ts'
import { type Address, nothingOpen, parseAddress } from './address.ts'
import { dateOf, dateviewDay, showTheSame, asDayAddress } from './today.ts'

/** Where a link leads from `here`. With one to today, `/dateview` stands for today again. */
export function destinationOf(here: Address, href: string, today = todayInNewYork()) {
  // The app has no relative links, so the base doesn't matter.
  const there = redirectedAddress(parseAddress(new URL(href, 'https://app.invalid')), today)
  const isToToday = there.screen === 'today'
  const day = isToToday ? today : dateviewDay.getState()
  const isDayToDay = here.screen === 'day' && there.screen === 'day'
  // A link from a day's dialog to another day opens that day's dialog.
  const next = isDayToDay && there.layers.length === 0 ? { ...there, layers: here.layers } : there
  const isSame = showTheSame(asDayAddress(here, day), asDayAddress(next, day))
  // A link to the day that `/dateview` already shows adds no date, so that the address still means today.
  return { address: isSame && next.screen === 'day' ? here : next, isSame, isToToday }
}

/** A search for a date leads to that date, a month to the archive's nearest. Today's open entry gets its date. */
export function redirectedAddress(address: Address, today = todayInNewYork()): Address {
  if (address.layers.includes('entry')) return asDayAddress(address, today)
  if (address.screen === 'month') return { ...address, month: clampMonth(address.month, today) }
  if (address.screen !== 'search') return address
  const { day, month, monthDay } = parseSearch(address.terms)
  if (day) return { screen: 'day', date: day, ...nothingOpen }
  if (monthDay) return { screen: 'anniversary', monthDay, ...nothingOpen }
  if (month) return { screen: 'month', month: clampMonth(month, today), ...nothingOpen }
  return address
}

export function pictureMove(before: Address, after: Address): PictureMove | undefined {
  const isSameScreen = showTheSame({ ...before, layers: [] }, { ...after, layers: [] })
  const [left, entered] = [before, after].map(isSameScreen ? pictureDateOf : dateOf)
  const date = entered ?? left
  if (date === undefined) return undefined
  if (!isSameScreen) return left && entered ? undefined : { date, kind: 'day and tile' }
  if (before.layers.length === after.layers.length) return undefined
  const isFromDay = before.screen !== 'bookmarks'
  const isDialog = [...before.layers, ...after.layers].join() === 'entry'
  return { date, kind: isFromDay && isDialog ? 'card and dialog' : 'other layers' }
}

/** On Bookmarks, the key of the open bookmark, which its tile has as its date. */
function pictureDateOf(address: Address) {
  return address.screen === 'bookmarks' ? address.openKey : dateOf(address)
}
