import { useState } from 'react'
import { navigate, useSearch } from 'wouter/use-browser-location'
import { dateIn, dayAddress } from '../apod/day-address.ts'
import { today } from './use-today.ts'

/**
 * The date that the address names, or today where it names none, and the way to show another.
 * It is no Day: whatever was typed or linked goes to the service to be judged.
 */
export function useShownDate(): [date: string, show: (date: string) => void] {
  const search = useSearch()
  const [start, setStart] = useState({ search, day: today() })
  // Midnight doesn't change what is shown; coming back to the plain address from another does.
  if (start.search !== search) setStart({ search, day: today() })

  const date = dateIn(search) ?? start.day
  return [date, (next) => navigate(dayAddress(next))]
}
