import { useLayoutEffect, useState } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'
import { todayInNewYork } from '../../apod/calendar.ts'
import { dayPath, parseAddress } from '../../navigation/address.ts'
import { goTo, inTurn } from '../../navigation/history.ts'
import { historyState, rememberHere } from '../../navigation/history-state.ts'
import type { DayFrom } from './day-steps.ts'

/**
 * The date in the address, or today. Not a Day: the service judges whatever was typed or linked.
 * Beside the archive it is the last one that was shown, and undefined if none was.
 */
export function useShownDate(): string | undefined {
  const here = useLocationProperty(dateHere)
  const [last, setLast] = useState(here)
  if (here !== undefined && here !== last) setLast(here)
  const isNewToday = useLocationProperty(isNewTodayHere)
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
  inTurn(() => {
    const here = dateHere()
    const step = dayFrom(here ?? todayInNewYork())
    if ('day' in step && step.day !== here) showDate(step.day)
  })
}

/** The date that this address shows; undefined beside the archive. */
function dateHere() {
  const address = parseAddress(location)
  if (address.screen !== 'day') return undefined
  return address.date ?? historyState().shownDay ?? todayInNewYork()
}

/** An address without a date goes on showing the same day after midnight, and after Back. */
function isNewTodayHere() {
  const address = parseAddress(location)
  return address.screen === 'day' && !address.date && !historyState().shownDay
}
