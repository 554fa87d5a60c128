import { isDay } from '../../../apod/day.ts'
import { dateUrl } from '../../../apod/date-url.ts'
import type { Entry } from '../../../apod/entry.ts'
import { Link } from '../../../ui/Link.tsx'

/** The remedy where a bookmark's media can't be loaded: its address may have changed since. What has no day can't be. */
export function LookUpAgain({ entry: { date } }: { entry: Entry }) {
  if (!isDay(date)) return null
  return <Link href={dateUrl(date)}>Look it up again</Link>
}
