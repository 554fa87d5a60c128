import { useLayoutEffect, useState } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'
import { todayInNewYork } from '../../apod/calendar.ts'
import { dayPath, parseAddress } from '../../navigation/address.ts'
import { goTo, inTurn } from '../../navigation/history.ts'
import { historyState, rememberHere } from '../../navigation/history-state.ts'
import { useAddress } from '../../navigation/use-address.ts'
import type { DayFrom } from './day-steps.ts'

/**
 * The date in the address, or today. Not a Day: the service judges whatever was typed or linked.
 * Beside the archive it is the last one that was shown, and undefined if none was.
 */
export function useShownDate(isArchive: boolean): string | undefined {
  const address = useAddress()
  const remembered = useLocationProperty(dayOfHistoryEntry)
  const [last, setLast] = useState<string>()
  const written = address.screen === 'day' ? address.date : undefined
  const date = isArchive ? last : (written ?? remembered ?? todayInNewYork())
  if (date !== last) setLast(date)
  const isNew = !isArchive && written === undefined && remembered === undefined
  useLayoutEffect(() => {
    if (isNew) rememberHere({ shownDay: date })
  }, [isNew, date])
  return date
}

export function showDate(date: string) {
  goTo(dayPath(date))
}

/** Takes a step from the date in the address: React may not have rendered the last presses yet. */
export function showDayFrom(dayFrom: DayFrom) {
  inTurn(() => {
    const address = parseAddress(location)
    const written = address.screen === 'day' ? address.date : undefined
    const from = written ?? dayOfHistoryEntry() ?? todayInNewYork()
    const step = dayFrom(from)
    const isShown = address.screen === 'day' && 'day' in step && step.day === from
    if ('day' in step && !isShown) showDate(step.day)
  })
}

/** The day that an address without a date has shown: neither midnight nor coming back changes it. */
function dayOfHistoryEntry() {
  return historyState().shownDay
}
