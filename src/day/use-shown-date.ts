import { useLayoutEffect, useState } from 'react'
import { todayInNewYork } from '../apod/calendar.ts'
import type { Day } from '../apod/day.ts'
import { type Address, dayPath, parseAddress } from '../navigation/address.ts'
import { goTo, historyState, rememberHere } from '../navigation/history.ts'
import { useAddress, useHistoryState } from '../navigation/use-location.ts'
import type { DayFrom } from './day-steps.ts'

/**
 * The date in the address, or today. Not a Day: the service judges whatever was typed or linked.
 * Beside the archive it is the last one that was shown, and undefined if none was.
 */
export function useShownDate(today: Day): string | undefined {
  const address = useAddress()
  const shownDay = useHistoryState((state) => state.shownDay)
  const here = dateOf(address, shownDay, today)
  const [last, setLast] = useState(here)
  if (here !== undefined && here !== last) setLast(here)
  // An address without a date goes on showing the same day after midnight, and after Back.
  const isNewToday = address.screen === 'day' && !address.date && !shownDay
  useLayoutEffect(() => {
    if (isNewToday) rememberHere({ shownDay: here })
  }, [isNewToday, here])
  return here ?? last
}

export function showDate(date: string) {
  goTo(dayPath(date))
}

/** Takes a step from the date in the address: React may not have rendered the last presses yet. */
export function showDayFrom(dayFrom: DayFrom) {
  const today = todayInNewYork()
  const here = dateOf(parseAddress(location), historyState().shownDay, today)
  const step = dayFrom(here ?? today)
  if ('day' in step && step.day !== here) showDate(step.day)
}

/** The date that an address shows; undefined beside the archive. */
function dateOf(address: Address, shownDay: string | undefined, today: Day) {
  return address.screen === 'day' ? (address.date ?? shownDay ?? today) : undefined
}
