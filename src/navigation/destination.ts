import { todayInNewYork } from '../apod/calendar.ts'
import { parseMonthDay } from '../apod/day.ts'
import { archiveMonthOf } from '../apod/month.ts'
import { parseSearch } from '../apod/typed-search.ts'
import type { PictureMove } from '../ui/picture-transition.ts'
import { type Address, nothingOpen, parseAddress } from './address.ts'
import { dateOf, dateviewDay, showTheSame, asDayAddress } from './today.ts'

/** Where a link leads from `here`. A link to today also renews the day that `/dateview` stands for. */
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

/**
 * A search for a date leads to its day, month or anniversary, and a month or day that doesn't exist to
 * the nearest or today's. Today's open entry gets its date.
 */
export function redirectedAddress(address: Address, today = todayInNewYork()): Address {
  if (address.layers.includes('entry')) return asDayAddress(address, today)
  if (address.screen === 'month') {
    const month = archiveMonthOf(`${address.month}-01`, today)
    return month === address.month ? address : { ...address, month }
  }
  if (address.screen === 'anniversary' && !parseMonthDay(address.monthDay))
    return { ...address, monthDay: today.slice(5) }
  if (address.screen !== 'search') return address
  const { day, month, monthDay } = parseSearch(address.terms)
  if (day) return { screen: 'day', date: day, ...nothingOpen }
  if (monthDay) return { screen: 'anniversary', monthDay, ...nothingOpen }
  return month ? redirectedAddress({ screen: 'month', month, ...nothingOpen }, today) : address
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
