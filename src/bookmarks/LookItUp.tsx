import { dayAddress } from '../apod/day-address.ts'
import type { Entry } from '../apod/entry.ts'
import { Link } from '../ui/Link.tsx'

/** The remedy where a bookmark's media can't be loaded: its address may have changed since. */
export function LookItUp({ entry }: { entry: Entry }) {
  return <Link href={dayAddress(entry.date)}>Look it up again</Link>
}
