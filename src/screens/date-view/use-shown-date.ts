import { useState } from 'react'
import { dateIn, dateUrl } from '../../apod/date-url.ts'
import { hrefOf } from '../../ui/base-path.ts'
import { goTo } from '../../ui/dialog/history-layers.ts'
import { useLocation } from '../../ui/location.ts'
import { today } from './use-today.ts'

/**
 * The date in the URL, or today, and a function to show another.
 * Not a Day: the service judges whatever was typed or linked.
 */
export function useShownDate(): [date: string, show: (date: string) => void] {
  const search = useLocation(() => location.search)
  // Changes whenever a link is followed, even to the current URL.
  const visit = useLocation(visitHere)
  const [start, setStart] = useState({ search, visit, day: today() })
  // Midnight does not change the shown day; opening the URL without a date does.
  if (start.search !== search || start.visit !== visit) setStart({ search, visit, day: today() })

  const date = dateIn(search) ?? start.day
  return [date, (next) => goTo(hrefOf(dateUrl(next)))]
}

/** The same for a page and for the dialogs above it. */
function visitHere(): unknown {
  const state: unknown = history.state
  return typeof state === 'object' && state && 'visit' in state ? state.visit : undefined
}
