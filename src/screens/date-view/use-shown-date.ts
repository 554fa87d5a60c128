import { useLayoutEffect } from 'react'
import { useLocationProperty, useSearch } from 'wouter/use-browser-location'
import { todayInNewYork } from '../../apod/calendar.ts'
import { dateIn, dateUrl } from '../../entry/date-url.ts'
import { hrefOf } from '../../ui/base-path.ts'
import { goTo, inTurn } from '../../ui/navigation.ts'
import { historyState, rememberHere } from '../../ui/history-state.ts'
import type { DayFrom } from './day-steps.ts'

/** Today when the page was loaded. */
const firstToday = todayInNewYork()

/** The date in the URL, or today. Not a Day: the service judges whatever was typed or linked. */
export function useShownDate(): string {
  const written = dateIn(useSearch())
  const remembered = useLocationProperty(dayOfHistoryEntry)
  const date = written ?? remembered ?? todayInNewYork()
  useLayoutEffect(() => {
    if (written === null && remembered === undefined) rememberHere({ shownDay: date })
  }, [written, remembered, date])
  return date
}

export function showDate(date: string) {
  goTo(hrefOf(dateUrl(date)))
}

/** Takes a step from the date in the URL: React may not have rendered the last presses yet. */
export function showDayFrom(dayFrom: DayFrom) {
  inTurn(() => {
    const from = dateIn(location.search) ?? dayOfHistoryEntry() ?? todayInNewYork()
    const step = dayFrom(from)
    if ('day' in step && step.day !== from) showDate(step.day)
  })
}

/**
 * The day that a URL without a date has shown since the page was loaded. Midnight does not change
 * it, nor does coming back; following a link or a reload does.
 */
function dayOfHistoryEntry(): string | undefined {
  const { shownDay } = historyState()
  // An older one was shown before a reload.
  return shownDay && shownDay >= firstToday ? shownDay : undefined
}
