import { useState } from 'react'
import { dateIn, dateUrl } from '../../apod/date-url.ts'
import { hrefOf } from '../../ui/base-path.ts'
import { goTo } from '../../ui/dialog/history-layers.ts'
import { stateHere, useLocation } from '../../ui/location.ts'
import { today } from './use-today.ts'

/**
 * The date in the URL, or today, and a function to show another.
 * Not a Day: the service judges whatever was typed or linked.
 */
export function useShownDate(): [date: string, show: (date: string) => void] {
  const search = useLocation(() => location.search)
  // Changes whenever a link is followed, even to the current URL; a dialog keeps its page's.
  const visit = useLocation(() => stateHere()['visit'])
  const [start, setStart] = useState({ search, visit, day: today() })
  // Midnight does not change the shown day; opening the URL without a date does.
  if (start.search !== search || start.visit !== visit) setStart({ search, visit, day: today() })

  const date = dateIn(search) ?? start.day
  return [date, (next) => goTo(hrefOf(dateUrl(next)))]
}
