import { isDay } from '../apod/day.ts'
import { dayAddress } from '../apod/day-address.ts'
import type { Entry } from '../apod/entry.ts'
import { Link } from '../ui/Link.tsx'
import { openDatabase } from './open-database.ts'

/** The remedy where a bookmark's media can't be loaded: its address may have changed since. What has no day can't be. */
export function LookItUp({ entry: { date, url } }: { entry: Entry }) {
  if (!isDay(date)) return null
  return (
    <Link href={dayAddress(date)} onClick={() => void report(url)}>
      Look it up again
    </Link>
  )
}

/** Where the database does not open there is no record to mend, and others say so. */
async function report(address: string | undefined) {
  try {
    const { reportDead } = await openDatabase()
    reportDead(address)
  } catch {
    // As said.
  }
}
