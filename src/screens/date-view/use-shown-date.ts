import { useState } from 'react'
import { navigate, useHistoryState, useSearch } from 'wouter/use-browser-location'
import { dateIn, dateUrl } from '../../apod/date-url.ts'
import { today } from './use-today.ts'

/**
 * The date that the address names, or today where it names none, and the way to show another.
 * It is no Day: whatever was typed or linked goes to the service to be judged.
 */
export function useShownDate(): [date: string, show: (date: string) => void] {
  const search = useSearch()
  // Another one each time that a link is followed, be it to the address that is shown.
  const visit: unknown = useHistoryState()
  const [start, setStart] = useState({ search, visit, day: today() })
  // Midnight doesn't change what is shown; going to the plain address does, from another or anew.
  if (start.search !== search || start.visit !== visit) setStart({ search, visit, day: today() })

  const date = dateIn(search) ?? start.day
  return [date, (next) => navigate(dateUrl(next))]
}
