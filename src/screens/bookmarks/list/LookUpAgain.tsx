import { isDay } from '../../../apod/day.ts'
import { dateUrl } from '../../../apod/date-url.ts'
import type { Entry } from '../../../apod/entry.ts'
import { Link } from '../../../ui/Link.tsx'

/** Offered if a bookmark's media can't be loaded, since its URL may have changed. Needs a valid day. */
export function LookUpAgain({ entry: { date } }: { entry: Entry }) {
  if (!isDay(date)) return null
  return <Link href={dateUrl(date)}>Look it up again</Link>
}
